import type { SameTin } from '#contract/applicationShapes.ts';
import { IN_APPLICATION } from '#domain/applicationStatus.ts';
import type { Tx } from '../../db/context.ts';
import { fail } from '../../http/errors.ts';
import { holdersOf } from '../parts/taken.ts';
import type { Subject, Work } from './subject.ts';

type Row = SameTin & Record<string, unknown>;

const MOST = 20;
const otherPartners = `select 'partner' as record, t.id, t.id as "partnerId", t.name, null as store
  from partner r cross join lateral (${holdersOf('partner', 'r.tin_number')}) t where t.id <> r.id`;
const otherStores = (
  store: string,
) => `select 'merchant' as record, t.id, t.partner_id as "partnerId", t.name, ${store} as store
  from merchant r cross join lateral (${holdersOf('merchant', 'r.tin_number')}) t where t.id <> r.id`;
const FIND = {
  partner: `${otherPartners} and r.id = $1 and ($3 or not r.tin_checked)
    union all ${otherStores('r.name')} and r.partner_id = $1 and r.status = any ($2) and ($3 or not r.tin_checked) limit ${MOST}`,
  store: `${otherStores('null')} and r.id = $1 and ($2::text[] is not null) and ($3 or not r.tin_checked) limit ${MOST}`,
};

const find = (
  tx: Tx,
  of: keyof typeof FIND,
  id: string,
  { statuses, checked }: { statuses: readonly string[]; checked: boolean },
): Promise<SameTin[]> =>
  tx.query<Row>({ name: `same-tins-of-${of}`, text: FIND[of], values: [id, statuses, checked] });

/** Other records with the TIN of a record, and of a partner with those of its stores in application. */
export const readSameTins = (tx: Tx, of: keyof typeof FIND, id: string): Promise<SameTin[]> =>
  find(tx, of, id, { statuses: IN_APPLICATION, checked: true });

/**
 * 422 while another record has the TIN that a record asks for: people outside wrote it, and were not told. Of a partner its stores
 * of a status are asked too, those that go along.
 */
export const refuseSameTins = async (
  { tx }: Work,
  { id, merchantId }: Subject,
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
