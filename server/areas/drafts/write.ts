import type { Draft } from '#contract/drafts.ts';
import type { Tx } from '../../db/context.ts';
import { storableJson } from '../../http/storableJson.ts';
import { oldestKept } from './checkSize.ts';
import { DRAFT, numberOf, type Typed } from './draftColumns.ts';

interface When {
  now: Date;
  /** The moment of the draft that the caller saw, null for none, undefined when it does not matter. */
  seen: string | null | undefined;
}

// Later than the one before, whatever the clock says: the moment tells two drafts apart.
const SET = `"values" = $3, writer = $6, number = $7,
  updated_at = greatest($4::timestamptz, d.updated_at + interval '1 millisecond')`;
const EARLIER = 'coalesce(d.writer = $6 and d.number < $7, false)';
const LATER = 'coalesce(d.writer = $6 and d.number >= $7, false)';
const UPDATE = `update draft d set ${SET} where d.user_id = $1 and d.key = $2 and (d.updated_at = $5 or ${EARLIER})
  returning ${DRAFT.select}`;
const UPSERT = `insert into draft as d (user_id, key, "values", updated_at, writer, number) values ($1, $2, $3, $4, $6, $7)
  on conflict (user_id, key) do update set ${SET}
  where ($5::timestamptz is null or d.updated_at <= $5 or ${EARLIER}) and not ${LATER}
  returning ${DRAFT.select}`;

/**
 * Writes a draft if the one that is there is the one that was seen, or an earlier save of the same writer, in one statement: of
 * several at the same time one wins. Undefined when it is another one, or gone.
 */
export const write = async (tx: Tx, typed: Typed, { now, seen }: When): Promise<Draft | undefined> => {
  const { userId, key, values } = typed;
  const row = [userId, key, storableJson(values), now];
  // One that ran out counts as none.
  const before = seen ? new Date(seen) : seen === null ? oldestKept(now) : null;
  const all = [...row, before, ...numberOf(typed)];
  const [written] = await (seen
    ? DRAFT.read(tx, { name: 'update-draft', text: UPDATE, values: all })
    : DRAFT.read(tx, { name: 'write-draft', text: UPSERT, values: all }));
  return written;
};
