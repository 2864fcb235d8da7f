/** Whether somebody goes from thing to thing by the keys of the keyboard. */
let isUsed = $state(false);

export const byKeyboard = (): boolean => isUsed;

/** Notes a key that leads from thing to thing. */
export function noteKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  if (!ctrlKey && !metaKey && !altKey && /^(Tab|Arrow)/.test(key)) isUsed = true;
}
