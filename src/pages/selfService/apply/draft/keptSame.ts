import type { SameForAll } from '#domain/selfService/sheet/sameForAll.ts';

/** What all stores of a sheet have alike, as it is typed beside it; null where nobody says that they do. */
export type KeptSame = { readonly [Part in keyof SameForAll]: SameForAll[Part] | null };

/** Each row speaks for itself. */
export const NOTHING_SAME: KeptSame = { commodities: null, schedules: null };
const keyOf = (referenceNumber: string): string => `suki.same.${referenceNumber}`;

/** What this tab keeps of it: a file that is mended and chosen anew is filled in as the one before. */
export const keptSame = (referenceNumber: string): KeptSame => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(referenceNumber)) ?? 'null') ?? NOTHING_SAME;
  } catch {
    return NOTHING_SAME;
  }
};

/** Keeps it in this tab; nothing when there is nothing. */
export const keepSame = (referenceNumber: string, same: KeptSame): void => {
  try {
    if (same.commodities || same.schedules)
      sessionStorage.setItem(keyOf(referenceNumber), JSON.stringify(same));
    else sessionStorage.removeItem(keyOf(referenceNumber));
  } catch {
    // Without storage it lasts as long as the page.
  }
};
