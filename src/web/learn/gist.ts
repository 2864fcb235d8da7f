const SENTENCE = /(?<=[.!?…][”»)*]{0,3})\s+(?=\P{Ll})/u;

/** What of a text is to be done: the sentences of its last paragraph with words in bold, or all of it if there are none. */
export function gistOf(paragraphs: readonly string[]): string {
  const last = paragraphs.at(-1) ?? "";
  const sentences: string[] = [];
  for (const part of last.split(SENTENCE)) {
    const open = sentences.at(-1);
    // what is in bold over several sentences stays together
    if (open !== undefined && open.split("**").length % 2 === 0) sentences.push(`${sentences.pop()} ${part}`);
    else sentences.push(part);
  }
  const bold = sentences.filter((sentence) => sentence.includes("**"));
  return (bold.length > 0 ? bold : sentences).join(" ");
}
