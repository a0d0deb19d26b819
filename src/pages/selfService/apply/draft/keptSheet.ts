/** A sheet of stores that was uploaded, and what was done to it since: it outlives a reload of the tab. */
export interface KeptSheet {
  uploadId: string;
  /** Of the file. */
  name: string;
  /** What was typed over cells, by row and column. */
  edits: Readonly<Record<number, Readonly<Record<string, string>>>>;
  leftOut: readonly number[];
  /** Rows that are other stores than those that the partner has. */
  meant?: readonly number[];
}

const keyOf = (referenceNumber: string): string => `suki.sheet.${referenceNumber}`;

/** The sheet that this tab works on; null without one. */
export const keptSheet = (referenceNumber: string): KeptSheet | null => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(referenceNumber)) ?? 'null');
  } catch {
    return null;
  }
};

/** Keeps it for this tab; null forgets it. */
export const keepSheet = (referenceNumber: string, kept: KeptSheet | null): void => {
  try {
    if (kept) sessionStorage.setItem(keyOf(referenceNumber), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(referenceNumber));
  } catch {
    // Without storage it lasts as long as the page.
  }
};
