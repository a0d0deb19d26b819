import type { ErrorBody } from '#contract/errors.ts';

/** What went wrong with a call, as a screen shows it. */
export interface Problem {
  /** HTTP status; 0 when there was no answer. */
  status: number;
  body: Partial<ErrorBody>;
  message?: string;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Reads any error a provider throws: status, the server's error body and its message. */
export const problemOf = (error: unknown): Problem => {
  const { status, body, data } = record(error);
  const message = error instanceof Error ? error.message : undefined;
  const answer: Partial<ErrorBody> = record(body ?? data);
  return {
    status: typeof status === 'number' ? status : 0,
    body: answer,
    message: answer.message ?? message,
  };
};
