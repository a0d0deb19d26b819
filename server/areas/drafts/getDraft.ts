import { os } from '../../http/os.ts';
import { oldestKept } from './checkSize.ts';
import { DRAFT } from './draftColumns.ts';

/** `access-role/12/` of `access-role/12/3`; null for a key without a version. Keys hold no % and no backslash. */
const recordOf = (key: string): string | null =>
  /^([^/]+\/.+\/)\d+$/.exec(key)?.[1]?.replaceAll('_', '\\_') ?? null;

const READ = `select ${DRAFT.select} from draft d
  where d.user_id = $1 and (d.key = $2 or d.key like $3) and d.updated_at > $4 order by d.updated_at desc`;

/** The user's own draft under a key, else the latest of the same record in another version, else null. */
export const getDraft = os.drafts.getDraft.handler(async ({ input, context }) => {
  const { key } = input.query;
  const record = recordOf(key);
  const like = record === null ? null : `${record}%`;
  const values = [context.user.userId, key, like, oldestKept(context.deps.now())];
  const rows = await DRAFT.read(context.tx, { name: 'get-draft', text: READ, values });
  const row = rows.find((found) => found.key === key) ?? rows[0];
  return { data: row ?? null };
});
