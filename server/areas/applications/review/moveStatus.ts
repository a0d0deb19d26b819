import type { ApplicationMove } from '#domain/review/applicationMoves.ts';
import { isResumed, toldMoveOf } from '#domain/review/told.ts';
import { passesWork, type StatusMove } from '#domain/review/workflowActions.ts';
import { badFields } from '../../../http/errors/fail.ts';
import { composeActivated, composeRejected } from '../../../messages/composeApplication.ts';
import type { Subject } from '../../../records/lock/subject.ts';
import type { Work } from '../../../records/lock/work.ts';
import { whenTaken } from '../../../records/parts/refuseTakenTins.ts';
import { refuseSameTins } from '../../../records/summary/sameTins.ts';
import { aboutOf } from '../../../records/tell/aboutOf.ts';
import { tellApplicant } from '../../../records/tell/tellApplicant.ts';
import { tellSubmitter } from '../../../records/tell/tellReviewers.ts';
import { tellPeople } from '../standing/tellPeople.ts';
import { claimOfAnother, taken } from './claimOfAnother.ts';
import { codeFor } from './codeFor.ts';
import { headOf } from './headOf.ts';
import { refuseOwn } from './refuseWithGaps.ts';
import { setStanding } from './setStanding.ts';

/** What a status call asks for, on the version that was seen. */
export interface StatusChange {
  status: StatusMove;
  reason?: string | undefined;
  /** Of what stops it: what the people of the record are told. */
  told?: string | undefined;
  code?: string | undefined;
  seen: number;
}

const VERBS: Readonly<Record<StatusMove, ApplicationMove>> = {
  A: 'activate',
  I: 'deactivate',
  B: 'block',
  C: 'close',
  REJECTED: 'reject',
};

const NOBODY_TOLD = {
  en: 'Words to the people of the record go with what stops it only',
  fil: 'Kasama lang ng pagpapahinto ang mga salita para sa mga tao ng rekord',
};

/** The name of a status call in histories. */
export const verbOf = (status: StatusMove): ApplicationMove => VERBS[status];

/** Gives a locked record a status that is legal from its own: with its code when it becomes active, the first time not by who worked on it. 409 when taken, 422. */
export const moveStatus = async (
  context: Work,
  subject: Subject,
  { status, reason = '', told = '', code, seen }: StatusChange,
): Promise<void> => {
  const toldMove = toldMoveOf(status);
  if (told && !toldMove) throw badFields({ told: NOBODY_TOLD });
  const claim = await claimOfAnother(context, subject);
  if (claim) throw taken(claim, await headOf(context, subject));
  if (passesWork(status, subject.status)) await refuseOwn(context, subject);
  if (status === 'A') await refuseSameTins(context, subject, 'APPROVED');
  const given = await codeFor(context, subject, code, status);
  const noted = status === 'A' ? { code: given } : status === 'REJECTED' ? 'decided' : undefined;
  await setStanding(context, subject, {
    action: verbOf(status),
    to: { status, workflow: subject.workflowStatus },
    reason: reason || null,
    told: told || null,
    seen,
    ...(noted ? { noted } : {}),
  }).catch(whenTaken('code'));
  // The first time. Stores that come along with their partner pass elsewhere: its own message speaks of them.
  const isOpened = status === 'A' && subject.status === 'APPROVED';
  if (isOpened) await tellApplicant(context, subject, composeActivated(aboutOf(context, subject)));
  if (toldMove) await tellPeople(context, subject, toldMove, told || null);
  if (isResumed(status, subject.status)) await tellPeople(context, subject, 'activate', null);
  if (status === 'REJECTED') {
    await tellSubmitter(context, subject, 'REJECTED', reason || null);
    await tellApplicant(context, subject, composeRejected(aboutOf(context, subject), reason || null));
  }
};
