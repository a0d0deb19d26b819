import type { ErrorBody } from '#contract/errors.ts';

/** What went wrong with a call, as a screen shows it. */
export interface Problem extends Pick<ErrorBody, 'current' | 'earlier'> {
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** Code of the API, or network, timeout, malformed. */
  code: string;
  message: string | undefined;
  requestId: string | undefined;
  fields: Record<string, string>;
  missing: string[][];
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Reads the errors of the data provider (HttpError, with our error body) and of its verbs (ApiError) alike. */
export const problemOf = (error: unknown): Problem => {
  const { status, code, body } = record(error);
  const answer = { ...record(error), ...record(body) };
  const fields = Object.entries(record(answer.fields)).map(([path, message]) => [
    path.replace(/^body\./, ''),
    String(message),
  ]);
  return {
    status: typeof status === 'number' ? status : 0,
    code: text(answer.error) ?? text(code) ?? 'network',
    message: text(answer.message) ?? (error instanceof Error ? error.message : undefined),
    requestId: text(answer.requestId),
    fields: Object.fromEntries(fields),
    current: answer.current,
    earlier: text(answer.earlier),
    missing: Array.isArray(answer.missing) ? answer.missing : [],
  };
};

/** Whether nobody knows what became of a call: no answer came, or none that says. */
export const isAnswerUnknown = (error: unknown): boolean => {
  const { status } = problemOf(error);
  return status === 0 || status >= 500;
};
