/** What was typed and has not reached the server: it outlives a reload of the tab, and a tab that the phone has put to sleep. */
export interface Kept {
  /** The page that typed it goes on as the same writer, so that it is in no conflict with itself; null when all is saved. */
  writer: string | null;
  number: number;
  parts: Readonly<Record<string, { values: Record<string, unknown> | null; seen: number | null }>>;
}

/** All is saved. */
export const NOTHING_KEPT: Kept = { writer: null, number: 0, parts: {} };
const keyOf = (referenceNumber: string): string => `suki.application.${referenceNumber}`;

/** What this tab keeps of an application. */
export const readKept = (referenceNumber: string): Kept => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(referenceNumber)) ?? 'null') ?? NOTHING_KEPT;
  } catch {
    return NOTHING_KEPT;
  }
};

/** Keeps it in this tab; nothing when there is nothing. */
export const writeKept = (referenceNumber: string, kept: Kept): void => {
  try {
    if (Object.keys(kept.parts).length === 0) sessionStorage.removeItem(keyOf(referenceNumber));
    else sessionStorage.setItem(keyOf(referenceNumber), JSON.stringify(kept));
  } catch {
    // Without storage it lasts as long as the page.
  }
};
