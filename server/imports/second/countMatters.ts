import { MATTERS, type MatterCounts } from '#domain/importJobs/matters.ts';
import type { Tx } from '../../db/context.ts';

/** Rows of an import that would be written and that a second person looks at. */
export const waitingOf = (id: string): string =>
  `import_id = ${id} and matters is not null and state in ('create', 'update')`;

const each = MATTERS.map(
  (matter) => `count(*) filter (where '${matter}' = any (matters))::int as "${matter}"`,
);

/** A statement that counts what a second person confirms of an import. */
export const mattersCounted = (id: string): string =>
  `select count(*)::int as rows, ${each.join(', ')} from import_verdict where ${waitingOf(id)}`;

const COUNT = mattersCounted('$1');

/** What a second person confirms of an import, counted from its rows as they are. */
export const countMatters = async (tx: Tx, importId: string): Promise<MatterCounts> => {
  const [row] = await tx.query<MatterCounts>({
    name: 'count-import-matters',
    text: COUNT,
    values: [importId],
  });
  if (!row) throw new Error('The rows of an import were not counted');
  return row;
};
