import { merchantFields } from '#domain/imports/fields/merchantFields.ts';
import type { Tx } from '../../db/context.ts';
import type { TemplateData, TemplateScope } from '../../imports/importKind.ts';
import { cellsOf, knownOr, ownExample } from '../shared/examples/cellsOf.ts';
import { counted, firstFree } from '../shared/examples/firstFree.ts';
import { lookupLabels } from '../shared/lookup.ts';
import { examplePartner } from '../shared/partners/examplePartner.ts';
import { partnerCodes } from '../shared/partners/partnerChoices.ts';
import { placeLists } from '../shared/places/placeLists.ts';

const own = (key: string): string => ownExample(merchantFields, key);

const CODE_TAKEN =
  'exists (select from merchant m where m.partner_id = $2 and m.hsis_salesroom_code = x.text)';
const TIN_TAKEN = `exists (select from merchant m where m.tin_number is not null
  and m.status not in ('REJECTED', 'CANCELLED', 'C', 'RISK_VERIFICATION_FAILED')
  and tin_root(m.tin_number) = tin_root(replace(x.text, '-', '')) and tin_branch(m.tin_number) = tin_branch(replace(x.text, '-', '')))`;

const FIRST_ROOT = 900_000_000;

/** Each partner has a root of its own: numbers of stores of others are not seen, but may not be had twice. */
const tinOf = (partnerId: string): string => {
  const root = String(FIRST_ROOT + (Number(partnerId) % (FIRST_ROOT / 10)));
  return `${root.replace(/(\d{3})(?=\d)/g, '$1-')}-001`;
};

const storeOf = async (tx: Tx): Promise<Record<string, string>> => {
  const partner = await examplePartner(tx, own('hsisPartnerCode'));
  if (!partner) return {};
  const [code, tin] = await Promise.all([
    firstFree(tx, counted(own('hsisSalesroomCode')), CODE_TAKEN, [partner.id]),
    firstFree(tx, counted(tinOf(partner.id)), TIN_TAKEN),
  ]);
  return cellsOf({ hsisPartnerCode: partner.code, hsisSalesroomCode: code, tinNumber: tin });
};

/** Partners, look-ups and places for the drop-downs; the example is a new store of a partner of the caller's scope. */
export const merchantTemplate = async ({ tx }: TemplateScope): Promise<TemplateData> => {
  const [places, codes, types, vatTypes, store] = await Promise.all([
    placeLists(tx),
    partnerCodes(tx),
    lookupLabels(tx, 'merchant-type'),
    lookupLabels(tx, 'vat-types'),
    storeOf(tx),
  ]);
  const kinds = {
    merchantType: knownOr(own('merchantType'), types) ?? '',
    vatType: knownOr(own('vatType'), vatTypes) ?? '',
  };
  return {
    lists: { ...places, hsisPartnerCode: codes, merchantType: types, vatType: vatTypes },
    example: { ...kinds, ...store },
  };
};
