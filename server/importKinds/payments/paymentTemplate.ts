import { addDays, manilaDate } from '#domain/day.ts';
import { paymentFields } from '#domain/imports/fields/paymentFields.ts';
import { MDR_TYPES, mdrType } from '#domain/records/mdrRates.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { text } from '../../db/columns/kinds.ts';
import type { TemplateData, TemplateScope } from '../../imports/importKind.ts';
import { ownExample } from '../shared/examples/cellsOf.ts';
import { counted, firstFree } from '../shared/examples/firstFree.ts';
import { partnerCodes } from '../shared/partners/partnerChoices.ts';
import { openTellers } from './openTellers.ts';

const own = (key: string): string => ownExample(paymentFields, key);

const STORE = columnsOf<{ store: string; partner: string }>('merchant m, partner p')({
  store: text('m.hsis_salesroom_code'),
  partner: text('p.hsis_code'),
});
const EXAMPLE = `select ${STORE.select} from merchant m join partner p on p.id = m.partner_id
  where m.status = 'A' and m.hsis_salesroom_code is not null and p.hsis_code is not null
  order by m.hsis_salesroom_code <> $1, m.id limit 1`;
const TAKEN = 'exists (select from transaction_ref f where f.reference = x.text)';

/** Partners, products and sources for the drop-downs; the example is a payment of yesterday in a store that is there. */
export const paymentTemplate = async ({ tx, now }: TemplateScope): Promise<TemplateData> => {
  const [codes, tellers, [store], reference] = await Promise.all([
    partnerCodes(tx),
    openTellers(tx),
    STORE.read(tx, { name: 'import-payment-store', text: EXAMPLE, values: [own('hsisSalesroomCode')] }),
    firstFree(tx, counted(own('reference')), TAKEN),
  ]);
  return {
    lists: {
      hsisPartnerCode: codes,
      transactionType: MDR_TYPES.map((type) => mdrType[type].en),
      source: [...tellers.keys()],
    },
    example: {
      day: addDays(manilaDate(now), -1),
      ...(reference && { reference }),
      ...(store && { hsisSalesroomCode: store.store, hsisPartnerCode: store.partner }),
    },
  };
};
