import type { Sentence } from '../sentence.ts';

/** What a new store has of its own, and what it shares with its partner. */
export interface StoreParts {
  isSameAddress?: boolean | undefined;
  isSameBank: boolean;
  isSameContact: boolean;
  address?: unknown;
  bankDetails?: unknown;
  contactPerson?: unknown;
}
export type SharedPart = 'address' | 'bankDetails' | 'contactPerson';

const MISSING: Sentence = {
  en: "Fill this in, or share the partner's",
  fil: 'Punan ito, o gamitin ang sa partner',
};
const LEFT_OUT: Sentence = {
  en: "Leave this out: the store shares the partner's",
  fil: 'Huwag itong punan: ginagamit ng tindahan ang sa partner',
};

/** What is wrong with one part of a store: it has to be given, or left out because it is the partner's; an empty list counts as none. */
export function sharedPartProblem(isShared: boolean | undefined, part: unknown): Sentence | null {
  const isGiven = part !== null && part !== undefined && !(Array.isArray(part) && part.length === 0);
  if (isShared) return isGiven ? LEFT_OUT : null;
  return isGiven ? null : MISSING;
}

/** What is wrong with the parts of a new store: each is either the partner's or its own, never both and never neither. */
export function sharedPartProblems(store: StoreParts): Partial<Record<SharedPart, Sentence>> {
  const found = {
    address: sharedPartProblem(store.isSameAddress, store.address),
    bankDetails: sharedPartProblem(store.isSameBank, store.bankDetails),
    contactPerson: sharedPartProblem(store.isSameContact, store.contactPerson),
  };
  return Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence !== null));
}

/** What an edit makes of a store's address: the partner's, its own, or a mistake. */
export type AddressAfter = 'shared' | 'own' | 'missing' | 'both';

/**
 * Whose address a store has after an edit. Without a word on sharing it goes on as before, until an address comes that is not
 * the partner's.
 */
export function addressAfter(
  edit: { isSameAddress?: boolean | undefined; isGiven: boolean; isPartners: boolean },
  wasShared: boolean,
): AddressAfter {
  const { isSameAddress, isGiven, isPartners } = edit;
  if (isSameAddress) return isGiven && !isPartners ? 'both' : 'shared';
  const goesOn = isSameAddress === undefined && wasShared && (!isGiven || isPartners);
  if (goesOn) return 'shared';
  return isGiven ? 'own' : 'missing';
}

/** The problem of an address that an edit leaves out or sends although it is shared; null when there is none. */
export function addressAfterProblem(after: AddressAfter): Sentence | null {
  if (after === 'missing') return MISSING;
  return after === 'both' ? LEFT_OUT : null;
}
