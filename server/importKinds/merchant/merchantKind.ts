import type { ImportField } from '#domain/imports/fields/fields.ts';
import { merchantFields, thirdPartyMerchantFields } from '#domain/imports/fields/merchantFields.ts';
import { pathOf } from '#domain/pages.ts';
import type { ChoiceRow, ImportKind, ImportScope } from '../../imports/importKind.ts';
import { lookupChoices } from '../shared/lookup.ts';
import { partnerChoices } from '../shared/partners/partnerChoices.ts';
import { placeChoices } from '../shared/places/placeChoices.ts';
import { haveStoresMoved } from './haveStoresMoved.ts';
import { matchMerchants } from './matchMerchants.ts';
import { merchantChecker } from './merchantChecker.ts';
import { merchantTemplate } from './merchantTemplate.ts';
import { merchantWriter } from './merchantWriter.ts';
import { tellOfStores } from './tellOfStores.ts';

const choices = (scope: ImportScope, field: string, q: string): Promise<ChoiceRow[]> => {
  if (field === 'hsisPartnerCode') return partnerChoices(scope.tx, q);
  if (field === 'merchantType') return lookupChoices(scope.tx, 'merchant-type', q);
  if (field === 'vatType') return lookupChoices(scope.tx, 'vat-types', q);
  return placeChoices(scope, field, q);
};

const kindOf = (
  id: 'merchant' | 'merchant-3rd-party',
  fields: readonly ImportField[],
  isThirdParty: boolean,
): ImportKind => ({
  id,
  fields,
  keyField: 'hsisSalesroomCode',
  keyFields: ['hsisPartnerCode', 'hsisSalesroomCode'],
  checker: merchantChecker(isThirdParty),
  match: matchMerchants(id, isThirdParty),
  ...merchantWriter(isThirdParty),
  hasMoved: haveStoresMoved,
  tellOthers: tellOfStores,
  choices,
  template: merchantTemplate,
  link: (id) => pathOf('recordOverview', { type: 'merchants', id }),
});

/** Stores of partners of the caller's scope. */
export const merchantKind: ImportKind = kindOf('merchant', merchantFields, false);

/** Stores that a third party brings in, with acquirer and terminals. */
export const thirdPartyMerchantKind: ImportKind = kindOf(
  'merchant-3rd-party',
  thirdPartyMerchantFields,
  true,
);
