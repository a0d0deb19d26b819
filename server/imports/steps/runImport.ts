import { importKinds } from '#domain/importJobs/importKinds.ts';
import { noteRights } from '../../http/caller/noteRights.ts';
import { inRoleFor } from '../../http/caller/useRight.ts';
import { importParams, type Step } from '../../jobs/importParams.ts';
import { JobProblem, TurnLost } from '../../jobs/jobProblem.ts';
import type { Turn } from '../../jobs/turn.ts';
import type { JobContext, Work } from '../../jobs/work.ts';
import type { Failure } from '../../jobs/workOn.ts';
import type { Workshop } from '../../jobs/workshop.ts';
import type { ImportKind, ImportKinds } from '../importKind.ts';
import { kindFor } from '../kindFor.ts';
import { readImport, type StoredImport } from '../readImport.ts';
import { countRows, isFinished, written } from '../rows/countRows.ts';
import { mattersCounted } from '../second/countMatters.ts';
import { whyNotImport } from '../whyNotImport.ts';
import { checkRows } from './checkRows.ts';
import { commitRows } from './commitRows.ts';
import { dropFiles } from './dropFiles.ts';
import { leaveStep } from './leaveStep.ts';
import { stageFile } from './stageFile.ts';
import { takeErrorFile } from './takeErrorFile.ts';
import { tellEnd } from './tellEnd.ts';
import { undoRows } from './undoRows.ts';
import { withImport } from './withImport.ts';

const UNKNOWN_FORM = {
  en: 'This import was ordered in a form that is no longer known.',
  fil: 'Ipinagawa ang import na ito sa anyong hindi na kilala.',
};

interface Run {
  shop: JobContext;
  work: Work;
  kind: ImportKind;
  job: StoredImport;
  jobId: string;
  /** The stored error file whose rows are taken in before a check. */
  mend?: string | undefined;
}

const ANALYZE = 'select analyze_imports()';
/** Fewer rows are read through as quickly as they are looked up. */
const MANY = 1_000;

const check = async ({ shop, work, kind, job, mend }: Run): Promise<void> => {
  const { deps } = shop;
  if (mend) await takeErrorFile({ shop, work, kind, job }, mend);
  const current = await withImport(shop, work, job.id, (tx) => readImport(tx, job.id));
  await withImport(shop, work, job.id, (tx) => {
    const scope = { tx, user: work.user, importId: job.id, now: deps.now() };
    return checkRows(scope, kind, current, work.report);
  });
  await withImport(shop, work, job.id, async (tx) => {
    const counts = await countRows(tx, job.id);
    if ((counts.total ?? 0) > MANY) await tx.query({ text: ANALYZE });
    // What was left out or is in already leaves nothing to be reviewed.
    const isOver = written(counts) > 0 && isFinished(counts);
    const ended = { to: isOver ? 'done' : 'review', counts, now: deps.now(), isOver } as const;
    if (!(await leaveStep(tx, job.id, 'check', ended))) throw new TurnLost();
  });
};

const RUN: Readonly<Record<Step, (run: Run) => Promise<void>>> = {
  read: async (run) => {
    if (await stageFile(run)) await check(run);
  },
  check,
  commit: commitRows,
  undo: undoRows,
};

// A worker that comes after one that died between the last two steps of a job goes on where that one stood.
const stepOf = (ordered: Step, { status }: StoredImport): Step | null => {
  if (status === 'reading') return ordered === 'read' ? 'read' : null;
  if (status === 'checking') return ordered === 'read' || ordered === 'check' ? 'check' : null;
  if (status === 'committing') return ordered === 'commit' ? 'commit' : null;
  return status === 'undoing' && ordered === 'undo' ? 'undo' : null;
};

const DONE = `update job set status = 'done', progress = 100, ended_at = $3
  where id = $1 and attempts = $2 and status = 'running'`;

/**
 * Carries an import of the kinds that it is handed through its step, from wherever an earlier attempt left it, in the class, scope and rights of whoever ordered
 * it. Throws JobProblem with a sentence, TurnLost when it was cancelled, or what the database threw.
 */
export const runImport =
  (kinds: ImportKinds) =>
  async (shop: JobContext, asked: Work): Promise<void> => {
    const { turn, user } = asked;
    const parsed = importParams.safeParse(turn.params);
    if (!parsed.success) throw new JobProblem(UNKNOWN_FORM);
    const { importId, step: ordered, mend } = parsed.data;
    const job = await withImport(shop, asked, importId, (tx) => readImport(tx, importId));
    const why = whyNotImport(user, job.kind);
    if (why) throw new JobProblem(why);
    const { permission, updates } = importKinds[job.kind];
    const needs = { all: [[permission]] };
    if (ordered === 'commit' && updates) noteRights({ deps: shop.deps, user }, { all: [[updates]] });
    const work = { ...asked, user: inRoleFor(user, needs) };
    const step = job.jobId === turn.id ? stepOf(ordered, job) : null;
    if (step) {
      await RUN[step]({ shop, work, kind: kindFor(kinds, work.user, job.kind), job, jobId: turn.id, mend });
      await tellEnd(shop, work, { importId, step: ordered });
    }
  };

/** Ends the job of a step that is over. */
export const finishImport = async (shop: Workshop, turn: Turn): Promise<void> => {
  const { importId, mend } = importParams.parse(turn.params);
  await dropFiles(shop, importId, mend);
  await shop.pool.query(DONE, [turn.id, turn.attempt, shop.deps.now()]);
};

const GIVE_UP = `update import_job i set message = $2::jsonb, version = version + 1, updated_at = $3, ended_at = $3,
    counts = jsonb_build_object('total', coalesce(i.counts -> 'total', '0'), 'warning', (
        select count(*) from import_verdict v where v.import_id = i.id and v.has_warning)) || coalesce((
        select jsonb_object_agg(s.state, s.rows) from (
          select state, count(*) as rows from import_verdict v where v.import_id = i.id group by state) s), '{}') || coalesce((
        select jsonb_build_object('matters', to_jsonb(m)) from (${mattersCounted('i.id')}) m where m.rows > 0), '{}'),
    status = case status when 'committing' then 'cancelled' when 'undoing' then 'done_with_errors' else 'failed' end
  where i.job_id = $1 and i.status in ('reading', 'checking', 'committing', 'undoing')`;

/** Says on the import why its step failed: what was read or written by then stays. */
export const giveUpImport = async ({ db, jobId, problem, now }: Failure): Promise<void> => {
  await db.query(GIVE_UP, [jobId, JSON.stringify(problem), now]);
};
