import { ORPCError } from '@orpc/server';
import { ERRORS, type ErrorBody, type ErrorCode, isErrorCode } from '#contract/errors.ts';

export type ErrorExtra = Omit<ErrorBody, 'error' | 'message' | 'requestId'>;

/** An error of our closed list; thrown by verbs, turned into a body by `errorBody`. */
export const fail = (
  code: ErrorCode,
  message: string,
  extra: ErrorExtra = {},
): ORPCError<ErrorCode, ErrorExtra> => new ORPCError(code, { status: ERRORS[code], message, data: extra });

/** The body is not what its Content-Type says, or no JSON. */
export const unreadable = () => fail('invalid', 'The request could not be read: send valid JSON.');

export const notFound = () => fail('not_found', 'There is no such record, or it is not yours to see.');

interface Issue {
  message: string;
  code?: string;
  keys?: string[];
  path?: readonly (PropertyKey | { key: PropertyKey })[];
  errors?: Issue[][];
}

const pathOf = (issue: Issue): string[] =>
  (issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step));

// What is wrong in a request that was made to be wrong is not told in full: its answer would be larger than the request.
const MOST_FIELDS = 50;
const LONGEST_NAME = 100;

const nameOf = (path: string[]): string => (path.slice(1).join('.') || path[0] || '').slice(0, LONGEST_NAME);

/** Field path → message; unknown fields are named one by one. */
const fieldsOf = (issues: Issue[], base: string[] = []): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const issue of issues.slice(0, MOST_FIELDS)) {
    const path = [...base, ...pathOf(issue)];
    if (issue.code === 'unrecognized_keys') {
      for (const key of (issue.keys ?? []).slice(0, MOST_FIELDS))
        fields[nameOf([...path, key])] ??= 'This field is not known here';
    } else if (issue.code === 'invalid_union' && issue.errors?.length) {
      const nearest = [...issue.errors].sort((a, b) => a.length - b.length)[0] ?? [];
      Object.assign(fields, fieldsOf(nearest, path));
    } else {
      fields[nameOf(path)] ??= issue.message;
    }
  }
  return fields;
};

const fromIssues = (issues: Issue[]): ORPCError<ErrorCode, ErrorExtra> => {
  if (issues.some((issue) => pathOf(issue)[0] === 'params')) return notFound();
  return fail('invalid', 'Some fields need another value.', { fields: fieldsOf(issues) });
};

/** PostgreSQL's complaints about values that no schema caught: never a 500. */
const fromDatabase = (error: unknown): ORPCError<ErrorCode, ErrorExtra> | null => {
  for (
    let cause: unknown = error, depth = 0;
    cause instanceof Error && depth < 4;
    cause = cause.cause, depth++
  ) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code !== 'string') continue;
    // Characters and numbers that the database cannot hold (a zero byte, a lone surrogate, out of range).
    if (/^(22021|22P05|22003|22P02|22007|22008|22001|5400\d)$/.test(code))
      return fail('invalid', 'A value cannot be stored as it is.');
    if (/^(40001|40P01|55P03)$/.test(code))
      return fail('conflict', 'Somebody else changed this at the same moment: try again.');
  }
  return null;
};

/** Any thrown value as an error of our list. `unexpected` is true for what must be logged with its stack. */
export const translate = (
  error: unknown,
): { error: ORPCError<ErrorCode, ErrorExtra>; unexpected: boolean } => {
  if (error instanceof ORPCError) {
    if (isErrorCode(error.code))
      return { error: error as ORPCError<ErrorCode, ErrorExtra>, unexpected: false };
    const issues = (error.data as { issues?: Issue[] } | undefined)?.issues;
    if (error.code === 'BAD_REQUEST' && issues) return { error: fromIssues(issues), unexpected: false };
    if (error.status === 404 || error.status === 405) return { error: notFound(), unexpected: false };
    if (error.status === 413)
      return { error: fail('too_large', 'The request is too large.'), unexpected: false };
    if (error.status < 500) return { error: unreadable(), unexpected: false };
  }
  const known = fromDatabase(error);
  if (known) return { error: known, unexpected: false };
  return {
    error: fail(
      'server_error',
      'Something went wrong on our side. Try again, or name the request id to support.',
    ),
    unexpected: true,
  };
};

/** The body that goes over the wire. */
export const errorBody = (error: ORPCError<ErrorCode, ErrorExtra>, requestId: string): ErrorBody => ({
  error: error.code,
  message: error.message,
  requestId,
  ...error.data,
});
