import { namesOf, placesOf } from '../../db/columns/definitionOf.ts';
import { os } from '../../http/os.ts';
import { JOB_TITLE } from './jobTitleColumns.ts';
import { readJobTitle } from './readJobTitle.ts';
import { titleToWrite, whenTitleTaken } from './titleToWrite.ts';

const INSERT = `insert into job_title (created_at, created_by, updated_at, updated_by, ${namesOf(JOB_TITLE)})
  values ($1, $2, $1, $2, ${placesOf(JOB_TITLE, 3)}) returning id`;

/** Makes a job title. 400, 422 rule_title_taken, rule_kept_apart. */
export const createJobTitle = os.jobTitles.createJobTitle.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const values = [deps.now(), user.username, ...(await titleToWrite(tx, input.body))];
  const [made] = await tx
    .query<{ id: string }>({ name: 'insert-job-title', text: INSERT, values })
    .catch(whenTitleTaken);
  return { data: await readJobTitle(tx, made?.id ?? '', user) };
});
