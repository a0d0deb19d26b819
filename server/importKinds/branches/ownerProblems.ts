import { foldWords } from '#domain/imports/match/fold.ts';
import type { Problems } from '#domain/selfService/check/problems.ts';
import type { StoreForm } from '#domain/selfService/form/applicationForm.ts';
import type { SheetOwner } from '../../imports/sheets/sheetKind.ts';

const NO_ADDRESS = {
  en: 'Your business has no address with us: fill in where this branch is',
  fil: 'Walang address sa amin ang negosyo mo: isulat kung nasaan ang sangay na ito',
};
const NO_ACCOUNT = {
  en: 'Your business has no account with us: fill in the account of this branch',
  fil: 'Walang account sa amin ang negosyo mo: isulat ang account ng sangay na ito',
};

/** What a row leaves to the business, and the business does not have: it would be refused when it is sent. */
export const ownerProblems = (store: StoreForm, owner: SheetOwner | null): Problems => ({
  ...(owner && store.isSameAddress && owner.townId === null ? { 'address.municipality': NO_ADDRESS } : {}),
  ...(owner && store.isSameBank && !owner.hasAccount ? { 'bankInformation.bank': NO_ACCOUNT } : {}),
});

const keyOf = (name: string, townId: string | null): string => `${foldWords(name)}|${townId ?? ''}`;

/** Tells whether a partner has a store of this name in this town, however it is written. */
export const storeIsThere = (owner: SheetOwner | null): ((store: StoreForm) => boolean) => {
  const there = new Set(owner?.stores.map(({ name, townId }) => keyOf(name, townId)));
  return ({ merchantName, isSameAddress, address }) => {
    const townId = isSameAddress ? owner?.townId : address.municipality?.value;
    return Boolean(merchantName && townId) && there.has(keyOf(merchantName, townId ?? null));
  };
};
