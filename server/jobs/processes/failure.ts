import type { Sentence } from '#domain/sentence.ts';
import { DatabaseLost } from '../../db/DatabaseLost.ts';
import { type Outage, outageOf } from '../../db/outage.ts';
import { JobProblem, TurnLost } from '../jobProblem.ts';
import type { Turn } from '../turn.ts';

/** What a server sends to the process that runs its jobs. */
export type ToProcess =
  | { kind: 'run'; turn: Turn; databaseUrl: string }
  /** Answers a report: false when the job was cancelled or given to another worker. */
  | { kind: 'goOn'; goesOn: boolean }
  | { kind: 'stop' };

/** What the process sends back: `ready` once, then reports, and an `ended` for each `run`. */
export type FromProcess =
  | { kind: 'ready' }
  | { kind: 'report'; percent: number; rows: number }
  | { kind: 'ended'; failure: Failure | null };

interface SentError {
  name: string;
  message: string;
  stack: string | undefined;
  code: string | undefined;
  cause: SentError | undefined;
}

/** What a turn threw, as it crosses from one process to the other. */
export type Failure =
  | { kind: 'problem'; sentence: Sentence }
  | { kind: 'lost' }
  | { kind: 'error'; error: SentError; outage: Outage | null };

/** Errors wrap each other; none goes deeper. */
const DEPTH = 6;

const sentError = (error: unknown, depth = 0): SentError => {
  const { name, message, stack, cause } = error instanceof Error ? error : new Error(String(error));
  const { code } = error as { code?: unknown };
  return {
    name,
    message,
    stack,
    code: typeof code === 'string' ? code : undefined,
    cause: cause instanceof Error && depth < DEPTH ? sentError(cause, depth + 1) : undefined,
  };
};

/** Turns what a turn threw into a message. */
export const failureOf = (error: unknown): Failure => {
  if (error instanceof JobProblem) return { kind: 'problem', sentence: error.sentence };
  if (error instanceof TurnLost) return { kind: 'lost' };
  return { kind: 'error', error: sentError(error), outage: outageOf(error) };
};

const receivedError = ({ message, cause, ...about }: SentError): Error =>
  Object.assign(new Error(message, cause && { cause: receivedError(cause) }), about);

/** The error of a message again: outages, conflicts and the log read it like the first one. */
export const errorOf = (failure: Failure): Error => {
  if (failure.kind === 'problem') return new JobProblem(failure.sentence);
  if (failure.kind === 'lost') return new TurnLost();
  const error = receivedError(failure.error);
  return failure.outage && !outageOf(error) ? new DatabaseLost(error) : error;
};
