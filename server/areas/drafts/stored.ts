import type { Draft } from '#contract/drafts.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { flag } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { storableJson } from '../../http/storableJson.ts';
import { oldestKept } from './checkSize.ts';
import { DRAFT, numberOf, type Typed } from './draftColumns.ts';

const COMPARED = columnsOf<Draft & { isTyped: boolean; isLater: boolean }>('draft d')({
  ...DRAFT.columns,
  isTyped: flag('d.values = $3::jsonb'),
  isLater: flag('coalesce(d.writer = $5 and d.number >= $6, false)'),
});
const READ = `select ${COMPARED.select} from draft d where d.user_id = $1 and d.key = $2 and d.updated_at > $4`;

/** The draft under the very key, null for none; whether it holds just what was typed, or what the same writer typed later. */
export const stored = async (tx: Tx, typed: Typed, now: Date) => {
  const { userId, key, values } = typed;
  const asked = [userId, key, storableJson(values), oldestKept(now), ...numberOf(typed)];
  const [row] = await COMPARED.read(tx, { name: 'stored-draft', text: READ, values: asked });
  if (!row) return { current: null, isTyped: false, isLater: false };
  const { isTyped, isLater, ...current } = row;
  return { current, isTyped, isLater };
};
