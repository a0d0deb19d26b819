import type { SameTin } from '#contract/shapes/applicationShapes.ts';
import { IN_APPLICATION } from '#domain/review/applicationStatus.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { fail } from '../../http/errors/fail.ts';
import type { Owner } from '../parts/owner.ts';
import { sameTin } from '../parts/refuseTakenTins.ts';

const MOST = 20;
const asking = (table: string, store: string, where: string) =>
  `select r.id, r.tin_number as tin, ${store} as store from ${table} r where ${where} and ($3 or not r.tin_checked)`;
const sameTins = (record: SameTin['record']) =>
  columnsOf<SameTin>(`${record === 'partner' ? 'partner' : 'merchant'} t, (select null as store) x`)({
    record: text(`'${record}'`),
    id: id('t.id'),
    partnerId: id(record === 'partner' ? 't.id' : 't.partner_id'),
    name: text('t.name'),
    store: text('x.store'),
  });
const others = (record: SameTin['record'], asked: string) => sameTin(sameTins(record).select, asked, record);
const FIND = {
  partner: `with own as (${asking('partner', 'null', 'r.id = $1')}),
    stores as (${asking('merchant', 'r.name', 'r.partner_id = $1 and r.status = any ($2)')})
    ${others('partner', 'own')} union all ${others('merchant', 'stores')} limit ${MOST}`,
  store: `with own as (${asking('merchant', 'null', 'r.id = $1 and $2::text[] is not null')})
    ${others('merchant', 'own')} limit ${MOST}`,
};

const find = (
  tx: Tx,
  of: keyof typeof FIND,
  key: string,
  { statuses, checked }: { statuses: readonly string[]; checked: boolean },
): Promise<SameTin[]> =>
  sameTins('partner').read(tx, {
    name: `same-tins-of-${of}`,
    text: FIND[of],
    values: [key, statuses, checked],
  });

/** Other records with the TIN of a record, and of a partner with those of its stores in application. */
export const readSameTins = (tx: Tx, of: keyof typeof FIND, id: string): Promise<SameTin[]> =>
  find(tx, of, id, { statuses: IN_APPLICATION, checked: true });

/**
 * 422 while another record has the TIN that a record asks for: people outside wrote it, and were not told. Of a partner its stores
 * of a status are asked too, those that go along.
 */
export const refuseSameTins = async (
  { tx }: { tx: Tx },
  { id, merchantId }: Owner & { id: string },
  along: 'SUBMITTED' | 'APPROVED',
): Promise<void> => {
  const of = merchantId === null ? 'partner' : 'store';
  const [other] = await find(tx, of, id, { statuses: [along], checked: false });
  if (!other) return;
  const { name, store } = other;
  const sentence = {
    en: `${store ? `${store}: ` : ''}${name} has this TIN with this branch. Settle which of them it belongs to first.`,
    fil: `${store ? `${store}: ` : ''}Ang ${name} ay may ganitong TIN at sangay. Ayusin muna kung kanino ito.`,
  };
  throw fail('rule_tin_taken', sentence, { fields: { tinNumber: sentence } });
};
