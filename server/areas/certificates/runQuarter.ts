import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '#contract/index.ts';
import type { Quarter } from '#domain/settlement/certificates/quarter.ts';
import { type Tx, withContext } from '../../db/context.ts';
import { permit } from '../../http/caller/permit.ts';
import { inRoleFor } from '../../http/caller/useRight.ts';
import { certificateParams } from '../../jobs/certificateParams.ts';
import { JobProblem, TurnLost } from '../../jobs/jobProblem.ts';
import type { JobContext, Work } from '../../jobs/work.ts';
import { leaveNotice } from '../../notices/leaveNotice.ts';
import { draftCertificates } from '../../settlement/certificates/draftCertificates.ts';
import { insertCertificates } from '../../settlement/certificates/insertCertificates.ts';
import { readQuarterPayees } from '../../settlement/certificates/quarterPayees.ts';
import { certificateNotices } from './certificateNotices.ts';
import { closedQuarter } from './closedQuarter.ts';
import { mailCertificates } from './mailCertificates.ts';

/** So many payees are certified in one transaction: what a killed worker had done stays. */
const AT_ONCE = 50;
/** Nobody waits for a quarter, and others ask meanwhile: after each part it rests so many times as long as that took. */
const RESTS = 3;

const UNKNOWN_FORM = {
  en: 'This was ordered in a form that is no longer known.',
  fil: 'Ipinagawa ito sa anyong hindi na kilala.',
};
const NOT_YOURS = {
  en: 'You may no longer issue certificates.',
  fil: 'Hindi ka na puwedeng maglabas ng mga sertipiko.',
};
const END = `update job set status = 'done', progress = 100, row_count = $3, ended_at = $4
  where id = $1 and attempts = $2 and status = 'running' returning id`;
const EVENT = `select audit.record_event('CERTIFICATES_ISSUED', 'certificates', $1, null, $2::jsonb)`;

const { meta } = contract.certificates.issueQuarter['~orpc'];

/** The order of a job, for whoever may still give it. Throws JobProblem. */
const orderOf = ({ deps }: JobContext, { turn, user }: Work): Quarter => {
  const parsed = certificateParams.safeParse(turn.params);
  if (!parsed.success) throw new JobProblem(UNKNOWN_FORM);
  try {
    permit({ deps, user }, meta);
  } catch {
    throw new JobProblem(NOT_YOURS);
  }
  return parsed.data.quarter as Quarter;
};

/** Issues to the payees that have none yet, some hundreds a transaction; answers how many got one, how many of those by mail, and how many none. */
const issueAll = async (shop: JobContext, { turn, user, report }: Work, quarter: Quarter) => {
  const { deps } = shop;
  const inTx = <T>(work: (tx: Tx) => Promise<T>) =>
    withContext(deps.pools, user.actor, `job-${turn.id}`, work);
  const { closed, payees } = await inTx(async (tx) => ({
    closed: await closedQuarter(tx, quarter, deps.now()),
    payees: (await readQuarterPayees(tx, quarter)).filter(({ version }) => version === 0),
  }));
  if ('code' in closed) throw new JobProblem(closed.sentence);
  const { payor } = closed;
  const done = { issued: 0, mailed: 0, leftOut: 0 };
  for (let at = 0; at < payees.length; at += AT_ONCE) {
    await report(done.issued, payees.length);
    const begun = performance.now();
    await inTx(async (tx) => {
      const chunk = payees.slice(at, at + AT_ONCE);
      const { drafts, leftOut } = await draftCertificates(tx, { quarter, payees: chunk, payor });
      const now = deps.now();
      const issuing = { at: now, by: user.username, version: 1, reason: null, changes: [] };
      const ids = await insertCertificates(tx, drafts, issuing);
      done.mailed += await mailCertificates(tx, ids, { publicUrl: deps.config.publicUrl, at: now });
      done.issued += ids.length;
      done.leftOut += leftOut.length;
    });
    await sleep(RESTS * (performance.now() - begun));
  }
  return done;
};

/**
 * Issues a quarter from wherever an earlier attempt left it: who has a certificate is left as it is, so that it may be killed, ordered twice
 * or run by two at a time. Throws JobProblem with a sentence, TurnLost when it was cancelled.
 */
export const runQuarter = async (shop: JobContext, asked: Work): Promise<void> => {
  const { deps } = shop;
  const quarter = orderOf(shop, asked);
  const work = { ...asked, user: inRoleFor(asked.user, meta.needs) };
  const { turn, user } = work;
  const done = await issueAll(shop, work, quarter);
  await withContext(deps.pools, user.actor, `job-${turn.id}`, async (tx) => {
    const now = deps.now();
    const ended = await tx.query({ text: END, values: [turn.id, turn.attempt, done.issued, now] });
    if (!ended.length) throw new TurnLost();
    await tx.query({ text: EVENT, values: [turn.id, JSON.stringify({ quarter, ...done })] });
    const link = typeof turn.params.link === 'string' ? turn.params.link : null;
    const kind = certificateNotices['certificates-issued'];
    await leaveNotice(tx, { userId: user.userId, kind, params: { quarter, ...done }, link, at: now });
  });
};
