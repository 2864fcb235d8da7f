export async function invite(_game: unknown): Promise<string> {
  return "";
}
