import { describe, expect, it } from 'vitest';
import type { ImportField } from '#domain/imports/fields/fields.ts';
import { merchantFields, thirdPartyMerchantFields } from '#domain/imports/fields/merchantFields.ts';
import { partnerFields } from '#domain/imports/fields/partnerFields.ts';
import { promoFields } from '#domain/imports/fields/promoFields.ts';
import { userRegistrationFields } from '#domain/imports/fields/userRegistrationFields.ts';
import type { Written } from '../db/columns/definitionOf.ts';
import {
  SHEET_CODES,
  SHEET_HOURS,
  SHEET_STORE,
  SHEET_TERMINALS,
  RESOLVED as STORE,
} from './merchant/sheetStore.ts';
import { RESOLVED as PARTNER, SHEET_CODE, SHEET_PARTNER } from './partner/sheetPartner.ts';
import { RESOLVED as PROMO, SHEET_PARTS, SHEET_PROMO } from './promo/sheetPromo.ts';
import { SHEET_ADDRESS } from './shared/address/sheetAddress.ts';
import { WHICH_PARTS } from './shared/changes/applyAddressAndContact.ts';
import { SHEET_PERSON } from './shared/contact/sheetPerson.ts';
import { RESOLVED as ACCOUNT, SHEET_ACCOUNT } from './userRegistration/sheetAccount.ts';

type Group = Written & { readonly by: Readonly<Record<string, unknown>> };
const STORE_GROUPS = [SHEET_CODES, SHEET_STORE, SHEET_ADDRESS, SHEET_PERSON, SHEET_HOURS];

const SHEETS: [sheet: string, fields: readonly ImportField[], groups: readonly Group[], resolved: Written][] =
  [
    [
      'partners',
      partnerFields,
      [SHEET_CODE, SHEET_PARTNER, WHICH_PARTS, SHEET_ADDRESS, SHEET_PERSON],
      PARTNER,
    ],
    ['stores', merchantFields, STORE_GROUPS, STORE],
    ['third-party stores', thirdPartyMerchantFields, [...STORE_GROUPS, SHEET_TERMINALS], STORE],
    ['promos', promoFields, [SHEET_PROMO, SHEET_PARTS], PROMO],
    ['accounts', userRegistrationFields, [SHEET_ACCOUNT, SHEET_PERSON], ACCOUNT],
  ];

const columnsOf = (of: Written): string[] => of.targets.map(({ column }) => column);

describe.each(SHEETS)('a sheet of %s', (_, fields, groups, resolved) => {
  it('says of each of its fields what it becomes', () => {
    const keys = groups.flatMap(({ by }) => Object.keys(by));
    expect(keys.toSorted()).toEqual(fields.map(({ key }) => key).toSorted());
  });

  it('resolves to each of their columns, once', () => {
    const columns = columnsOf(resolved);
    expect(columns).toEqual([...new Set(columns)]);
    expect(columns).toEqual(expect.arrayContaining(groups.flatMap(columnsOf)));
  });
});
