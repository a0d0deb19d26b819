import { z } from 'zod';
import { APPLICATION_MOVES } from '#domain/review/applicationMoves.ts';
import { toldOf } from '#domain/review/told.ts';
import { type Sentence, same } from '#domain/sentence.ts';
import { noticeKind, noticeKinds } from '../../notices/noticeKind.ts';

const CAUSES = {
  submit: { en: 'New application', fil: 'Bagong aplikasyon' },
  resubmit: { en: 'Handed in again', fil: 'Muling isinumite' },
  'take-back': APPLICATION_MOVES['take-back'],
  'risk-verification': { en: 'For risk verification', fil: 'Para sa pagsusuri ng risk' },
  'risk-passed': APPLICATION_MOVES['risk-passed'],
  'risk-verification-failed': APPLICATION_MOVES['risk-verification-failed'],
} as const satisfies Record<string, Sentence>;

const OUTCOMES = {
  APPROVED: { en: 'Approved', fil: 'Aprubado' },
  INCOMPLETE: { en: 'Incomplete', fil: 'Kulang' },
  TAKEN_BACK: { en: 'Under review again, nothing to correct', fil: 'Sinusuri muli, wala nang aayusin' },
  REJECTED: { en: 'Rejected', fil: 'Tinanggihan' },
} as const satisfies Record<string, Sentence>;

export type WaitCause = keyof typeof CAUSES;
export type Outcome = keyof typeof OUTCOMES;
const causes = z.enum(Object.keys(CAUSES) as [WaitCause, ...WaitCause[]]);
const outcomes = z.enum(Object.keys(OUTCOMES) as [Outcome, ...Outcome[]]);

const titled = (what: Sentence, name: string): Sentence => ({
  en: `${what.en}: ${name}`,
  fil: `${what.fil}: ${name}`,
});

const numbered = (referenceNumber: string | null): Sentence | null =>
  referenceNumber
    ? { en: `Reference number ${referenceNumber}`, fil: `Reference number ${referenceNumber}` }
    : null;

const bodyOf = (words: Sentence | string | null): Sentence | null =>
  typeof words === 'string' ? same(words) : words;

/** What reviewers and those who handed in are told. */
export const applicationNotices = noticeKinds({
  'application-waits': noticeKind(
    'work',
    z.object({ cause: causes, name: z.string(), referenceNumber: z.string().nullable() }),
    ({ cause, name, referenceNumber }) => ({
      title: titled(CAUSES[cause], name),
      body: numbered(referenceNumber),
    }),
  ),
  'application-decided': noticeKind(
    'answers',
    z.object({
      outcome: outcomes,
      name: z.string(),
      referenceNumber: z.string().nullable(),
      /** What the reviewer wrote, in the reviewer's language; with what it is about, in ours. */
      words: z.union([z.string(), z.object({ en: z.string(), fil: z.string() })]).nullable(),
    }),
    ({ outcome, name, referenceNumber, words }) => ({
      title: titled(OUTCOMES[outcome], name),
      body: bodyOf(words || null) ?? numbered(referenceNumber),
    }),
  ),
  'record-stopped': noticeKind(
    'answers',
    z.object({
      move: z.enum(['deactivate', 'block', 'close', 'activate']),
      name: z.string(),
      told: z.string().nullable(),
    }),
    ({ move, name, told }) => ({ title: titled(APPLICATION_MOVES[move], name), body: toldOf(move, told) }),
  ),
});
