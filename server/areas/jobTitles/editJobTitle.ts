import { setTo } from '../../db/columns/definitionOf.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { moved, versionOf } from '../../http/versionOf.ts';
import { JOB_TITLE } from './jobTitleColumns.ts';
import { readJobTitle } from './readJobTitle.ts';
import { titleToWrite, whenTitleTaken } from './titleToWrite.ts';

const WRITE = `update job_title set ${setTo(JOB_TITLE, 5)}, version = version + 1, updated_at = $3, updated_by = $4
  where id = $1 and version = $2 returning id`;

/** Changes a job title; whoever has it keeps the role of before. 404, 409, 428, 400, 422 rule_title_taken, rule_kept_apart. */
export const editJobTitle = os.jobTitles.editJobTitle.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const id = toId(input.params.id);
  const version = versionOf(context);
  const before = await readJobTitle(tx, id, user);
  if (before.version !== version) throw moved(before);
  const values = [
    id,
    version,
    deps.now(),
    user.username,
    ...(await titleToWrite(tx, input.body, before.accessRole)),
  ];
  const changed = await tx.query({ name: 'edit-job-title', text: WRITE, values }).catch(whenTitleTaken);
  const after = await readJobTitle(tx, id, user);
  if (!changed.length) throw moved(after);
  return { data: after };
});
