import { importKinds } from '#domain/importJobs/importKinds.ts';
import { importStatus } from '#domain/importJobs/importStatus.ts';
import { importPath } from '#domain/pages/importPages.ts';
import { counted } from '#domain/sentence.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { moment } from '../../db/columns/kinds.ts';
import { withContext } from '../../db/context.ts';
import type { Step } from '../../jobs/importParams.ts';
import type { JobContext, Work } from '../../jobs/work.ts';
import { leaveNotice } from '../../notices/leaveNotice.ts';
import { importNotices } from '../importNotices.ts';
import { readImport, type StoredImport } from '../readImport.ts';
import { written } from '../rows/countRows.ts';

/** Whoever orders a step looks on for so long; later a notice calls them back, and after a minute a mail too. */
const NOTICE_AFTER_MS = 5_000;
const MAIL_AFTER_MS = 60_000;

const BEGUN = columnsOf<{ startedAt: Date | null }>('job j')({ startedAt: moment('j.started_at') });
const STARTED = `select ${BEGUN.select} from job j where j.id = $1`;
const MAIL = `insert into outbox_message (topic, channel, recipient, subject, body)
  select 'import', 'email', u.email, $2, $3 from user_account u where u.id = $1 and nullif(u.email, '') is not null`;

const mail = (job: StoredImport, counts: { written: number; waiting: number }, publicUrl: string) => {
  const what = `${importKinds[job.kind].title.en}, ${job.fileName}`;
  const state = importStatus[job.status].label.en;
  return {
    subject: `${what}: ${state}`,
    body: `${what}: ${state}. ${counted(counts.written, 'row')} in, ${counts.waiting} to fix.\n\n${publicUrl}${importPath(job)}`,
  };
};

/** Calls back whoever ordered a step that took a while, or that waited for a second person, now that it has ended. */
export const tellEnd = async (
  shop: JobContext,
  { user, turn }: Work,
  { importId, step }: { importId: string; step: Step },
): Promise<void> => {
  const { deps } = shop;
  await withContext(deps.pools, user.actor, `import-${importId}`, async (tx) => {
    const job = await readImport(tx, importId);
    const [begun] = await BEGUN.read(tx, { text: STARTED, values: [turn.id] });
    const took = begun?.startedAt ? deps.now().getTime() - begun.startedAt.getTime() : 0;
    // Whoever waited for a second person does not look on.
    const looksOn = !(step === 'commit' && job.confirmedBy);
    if (looksOn && took < NOTICE_AFTER_MS) return;
    const { kind, fileName, status, counts } = job;
    const said = { written: written(counts), waiting: (counts.error ?? 0) + (counts.failed ?? 0) };
    const params = { kind, fileName, status, ...said };
    const about = {
      userId: user.userId,
      kind: importNotices['import-ended'],
      params,
      link: importPath(job),
      at: deps.now(),
    };
    await leaveNotice(tx, about);
    if (took < MAIL_AFTER_MS) return;
    const { subject, body } = mail(job, said, deps.config.publicUrl);
    await tx.query({ text: MAIL, values: [user.userId, subject, body] });
  });
};
