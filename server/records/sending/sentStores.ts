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
const TWICE: Sentence = { en: 'Name each store once', fil: 'Isang beses lang ilagay ang bawat tindahan' };
const at = (place: number): string => `merchants.${place}`;

/** The stores of a draft that were sent, in the order in which they are named. 409 when one is not there, 400 when one is named twice. */
export const sentStores = async (tx: Tx, draftId: string, ids: readonly string[]): Promise<SentStore[]> => {
  const twice = ids.flatMap((one, place) => (ids.indexOf(one) < place ? [[at(place), TWICE] as const] : []));
  if (twice.length) throw badFields(Object.fromEntries(twice));
  const values = [draftId, knownIds(ids)];
  const found = new Map(
    (await STORE.read(tx, { name: 'sent-stores', text: READ, values })).map((store) => [store.id, store]),
  );
  const missing = ids.flatMap((one, place) => (found.has(one) ? [] : [[at(place), NOT_SENT] as const]));
  if (missing.length) throw fail('conflict', NOT_SENT, { fields: Object.fromEntries(missing.slice(0, 50)) });
  return ids.flatMap((one) => found.get(one) ?? []);
};

/** The id of a store of a draft that was sent. 404 for every other one. */
export const sentStore = async (tx: Tx, draftId: string, wanted: string): Promise<string> => {
  const values = [draftId, knownIds([wanted])];
  const [store] = await STORE.read(tx, { name: 'sent-stores', text: READ, values });
  if (!store) throw notFound();
  return store.id;
};
