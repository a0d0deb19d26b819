import type { JobTitleRow } from '#contract/people/jobTitles.ts';
import type { Giver } from '#domain/access/givenRoles.ts';
import type { Tx } from '../../db/context.ts';
import { notFound } from '../../http/errors/fail.ts';
import { FROM, STORED, shownTo } from './jobTitleColumns.ts';

const READ = `select ${STORED.select} from ${FROM} where j.id = $1`;

/** One job title as somebody sees it; 404 when there is none. */
export const readJobTitle = async (tx: Tx, id: string, giver: Giver): Promise<JobTitleRow> => {
  const [row] = await STORED.read(tx, { name: 'job-title', text: READ, values: [id] });
  if (!row) throw notFound();
  return shownTo(giver)(row);
};
