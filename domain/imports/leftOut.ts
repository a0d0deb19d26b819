/** Where a row's edits say that a person left the row out, beside the places of its columns, which count from 0. */
export const LEFT_OUT_COLUMN = -1;

/** Whether a person left the row with these edits out. */
export function isLeftOut(edits: Readonly<Record<string, string>> | null): boolean {
  return edits !== null && Object.hasOwn(edits, LEFT_OUT_COLUMN);
}
