import type { Sentence } from '#domain/sentence.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, json } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { badFields, fail, notFound } from '../../http/errors/fail.ts';
import { knownIds } from '../../http/ids.ts';

interface SentStore {
  id: string;
  body: unknown;
}
const STORE = columnsOf<SentStore>('applicant_sending_store s')({
  id: id('s.merchant_id'),
  body: json('s.payload'),
});
const READ = `select ${STORE.select} from applicant_sending_store s where s.draft_id = $1 and s.merchant_id = any ($2::bigint[])`;

const NOT_SENT: Sentence = {
  en: 'This store was not sent: send it again, it was sent from elsewhere or not at all',
  fil: 'Hindi naipadala ang tindahang ito: ipadala itong muli, galing ito sa ibang device o hindi naipadala',
};
const NOT_NAMED: Sentence = {
  en: 'Another device has sent a store that is not on this one: load this page again to see it',
  fil: 'May naipadalang tindahan mula sa ibang device na wala rito: i-load muli ang pahinang ito para makita',
};
const TWICE: Sentence = { en: 'Name each store once', fil: 'Isang beses lang ilagay ang bawat tindahan' };
// A branch that was taken out of the draft since it was sent is out of the application too.
const OTHERS = `select s.merchant_id::text as id from applicant_sending_store s
  where s.draft_id = $1 and not s.merchant_id = any ($2::bigint[]) and (s.key not like 'branch-%'
    or exists (select from applicant_draft_part p where p.draft_id = s.draft_id and p.name = s.key))
  order by s.merchant_id`;

const at = (place: number): string => `merchants.${place}`;

/** No store that was sent is lost without a word. */
const refuseOthers = async (tx: Tx, draftId: string, named: readonly string[]): Promise<void> => {
  const values = [draftId, knownIds(named)];
  const others = await tx.query<{ id: string }>({ name: 'other-sent-stores', text: OTHERS, values });
  const current = { merchants: others.map(({ id: other }) => other) };
  if (others.length) throw fail('conflict', NOT_NAMED, { fields: { merchants: NOT_NAMED }, current });
};

/**
 * The stores of a draft that were sent, in the order in which they are named. 409 when one is not there, or when another one of the draft
 * was sent that is not left out by name; 400 when one is named twice.
 */
export const sentStores = async (
  tx: Tx,
  draftId: string,
  { merchants: ids, leftOut = [] }: { merchants: readonly string[]; leftOut?: readonly string[] | undefined },
): Promise<SentStore[]> => {
  const twice = ids.flatMap((one, place) => (ids.indexOf(one) < place ? [[at(place), TWICE] as const] : []));
  if (twice.length) throw badFields(Object.fromEntries(twice));
  const values = [draftId, knownIds(ids)];
  const found = new Map(
    (await STORE.read(tx, { name: 'sent-stores', text: READ, values })).map((store) => [store.id, store]),
  );
  const missing = ids.flatMap((one, place) => (found.has(one) ? [] : [[at(place), NOT_SENT] as const]));
  if (missing.length) throw fail('conflict', NOT_SENT, { fields: Object.fromEntries(missing.slice(0, 50)) });
  await refuseOthers(tx, draftId, [...ids, ...leftOut]);
  return ids.flatMap((one) => found.get(one) ?? []);
};

/** The id of a store of a draft that was sent. 404 for every other one. */
export const sentStore = async (tx: Tx, draftId: string, wanted: string): Promise<string> => {
  const values = [draftId, knownIds([wanted])];
  const [store] = await STORE.read(tx, { name: 'sent-stores', text: READ, values });
  if (!store) throw notFound();
  return store.id;
};
