const MOVING: ReadonlySet<string> = new Set([
  'Backspace',
  'Delete',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Tab',
  'Enter',
  'Escape',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  // What touch keyboards report instead of a key; the text they enter is filtered afterwards.
  'Unidentified',
  'Process',
]);

export type KeyPress = { key: string; ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean };

/** Whether a digits-only field lets a key through: digits, keys that move or delete, and shortcuts (AltGr is none). */
export function isAllowedKey({ key, ctrlKey = false, metaKey = false, altKey = false }: KeyPress): boolean {
  if (/^[0-9]$/.test(key) || MOVING.has(key) || /^F\d{1,2}$/.test(key)) return true;
  return metaKey || (ctrlKey && !altKey);
}

/** The digits 0 to 9 of a pasted or autofilled text, everything else dropped. */
export function onlyDigits(text: string): string {
  return text.replace(/[^0-9]/g, '');
}
