import { ERRORS, isErrorCode } from '#contract/errors.ts';
import { APPLICANT, type FuzzRequest } from './requests.ts';

/** Names that only one partner's rows bear; each is poison in the other's answers. */
export const MARKS = { first: 'FUZZMARK-P1', second: 'FUZZMARK-P2' } as const;

const FOREIGN: Readonly<Record<string, string>> = {
  'partner.admin': MARKS.second,
  'store.manager': MARKS.second,
  'other.partner': MARKS.first,
  [APPLICANT]: MARKS.first,
};

const errorFault = (status: number, text: string): string | null => {
  let body: { error?: unknown; message?: unknown; requestId?: unknown };
  try {
    body = JSON.parse(text) ?? {};
  } catch {
    return `an error that is not JSON: ${text.slice(0, 80)}`;
  }
  if (!isErrorCode(body.error)) return `an unknown code: ${JSON.stringify(body.error)}`;
  if (ERRORS[body.error] !== status) return `${body.error} with status ${status}`;
  if (typeof body.message !== 'string' || body.message === '') return 'no message';
  return typeof body.requestId === 'string' && body.requestId ? null : 'no request id';
};

/** What is wrong with an answer, or null. */
export const faultOf = (request: FuzzRequest, status: number, text: string): string | null => {
  if (status >= 500) return `status ${status}: ${text.slice(0, 200)}`;
  const foreign = request.sender && FOREIGN[request.sender];
  if (foreign && status < 400 && text.includes(foreign)) return `shows ${foreign} to ${request.sender}`;
  return status >= 400 ? errorFault(status, text) : null;
};
