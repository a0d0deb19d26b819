import { ORPCError } from '@orpc/server';
import { ERRORS, type ErrorBody, type ErrorCode, isErrorCode } from '#contract/errors.ts';
import type { Issue } from '#contract/messages/issueSentence.ts';
import type { Language, Sentence } from '#domain/sentence.ts';
import { ServerBusy } from '../../db/fairTurns.ts';
import { codesOf, isConflict } from '../../db/isConflict.ts';
import { type Outage, outageOf } from '../../db/outage.ts';
import { fieldsOf, pathOf } from './fieldsOf.ts';

/** What an error of ours says besides its code; the sentences become texts of one language in `errorBody`. */
export interface Refusal extends Omit<ErrorBody, 'error' | 'message' | 'requestId' | 'fields'> {
  fields?: Readonly<Record<string, Sentence>>;
}
type Spoken = Refusal & { sentence: Sentence };
export type ApiRefusal = ORPCError<ErrorCode, Spoken>;

/** An error of our closed list; thrown by verbs, turned into a body by `errorBody`. */
export const fail = (code: ErrorCode, sentence: Sentence, extra: Refusal = {}): ApiRefusal =>
  new ORPCError(code, { status: ERRORS[code], message: sentence.en, data: { ...extra, sentence } });

/** The body is not what its Content-Type says, or no JSON. */
export const unreadable = () =>
  fail('invalid', {
    en: 'The request could not be read: send valid JSON.',
    fil: 'Hindi mabasa ang request: magpadala ng wastong JSON.',
  });

export const notFound = () =>
  fail('not_found', {
    en: 'There is no such record, or it is not yours to see.',
    fil: 'Walang ganitong rekord, o hindi mo ito puwedeng makita.',
  });

/** 400 that names the fields. */
export const badFields = (fields: Readonly<Record<string, Sentence>>) =>
  fail(
    'invalid',
    { en: 'Some fields need another value.', fil: 'May mga field na kailangan ng ibang value.' },
    { fields },
  );

const MEGABYTE = 1024 * 1024;

export const tooLarge = (most = MEGABYTE) =>
  fail('too_large', {
    en: `The request is too large: send at most ${most / MEGABYTE} MB.`,
    fil: `Masyadong malaki ang request: hanggang ${most / MEGABYTE} MB lang ang ipadala.`,
  });

/** The body is of another kind than the call takes. */
export const wrongMedia = (kind: 'JSON' | 'form', type: string) =>
  fail('unsupported_media', {
    en: `Send ${kind === 'form' ? 'a form' : kind} (Content-Type: ${type}).`,
    fil: `${kind} ang ipadala (Content-Type: ${type}).`,
  });

export const sessionEnded = (refusal: Pick<Refusal, 'endReason'> = {}) =>
  fail(
    'invalid_token',
    {
      en: 'Your session has ended: sign in again.',
      fil: 'Natapos na ang iyong session: mag-sign in muli.',
    },
    refusal,
  );

/** One answer for every key that opens nothing here, so that nobody learns which of them were ever given out. */
export const keyNotValid = () =>
  fail('invalid_token', {
    en: 'This key is not valid here: it is unknown, has ended, or opens other calls. Send the key of a machine account as "Authorization: Bearer suki_…".',
    fil: 'Hindi wasto ang key na ito rito: hindi ito kilala, natapos na, o para sa ibang call. Ipadala ang key ng machine account bilang "Authorization: Bearer suki_…".',
  });

const fromIssues = (issues: Issue[]): ApiRefusal => {
  if (issues.some((issue) => pathOf(issue)[0] === 'params')) return notFound();
  return badFields(fieldsOf(issues));
};

// SQLSTATE of characters and numbers that the database cannot hold: a zero byte, a lone surrogate, out of range.
const NOT_HELD = /^(22021|22P05|22003|22P02|22007|22008|22001|5400\d)$/;

/** PostgreSQL's complaints about values that no schema caught: never a 500. */
const fromDatabase = (error: unknown): ApiRefusal | null => {
  if (codesOf(error).some((code) => NOT_HELD.test(code)))
    return fail('invalid', {
      en: 'A value cannot be stored as it is.',
      fil: 'May value na hindi maitatago sa anyo nito.',
    });
  if (isConflict(error))
    return fail('conflict', {
      en: 'Somebody else changed this at the same moment: try again.',
      fil: 'May ibang nagbago nito sa parehong sandali: subukan muli.',
    });
  return null;
};

const BACK_SECONDS = 5;

const OUTAGES: Readonly<Record<Outage, Sentence>> = {
  lost: {
    en: 'The server cannot reach the database at the moment: try again.',
    fil: 'Hindi maabot ng server ang database sa ngayon: subukan muli.',
  },
  full: {
    en: 'The server has no room for this at the moment: try again.',
    fil: 'Walang puwang ang server para dito sa ngayon: subukan muli.',
  },
  refused: {
    en: 'The database refuses the password of this server: tell IT support.',
    fil: 'Tinatanggihan ng database ang password ng server na ito: sabihin sa IT support.',
  },
  busy: {
    en: 'The server is busy at the moment: try again in a few seconds.',
    fil: 'Abala ang server sa ngayon: subukan muli pagkaraan ng ilang segundo.',
  },
};

/** 429: one account asks for too much at once. Nothing was done, so that the same may be asked again. */
export const busy = (sentence: Sentence, retryAfter: number) => fail('busy', sentence, { retryAfter });

const TOO_MUCH_AT_ONCE: Sentence = {
  en: 'You have too many requests under way: try again in a moment.',
  fil: 'Masyadong marami ang sabay-sabay mong request: subukan muli maya-maya.',
};

/** What an error is to us: what the caller did, what passes and is counted in the log, or what is logged with its stack. */
type Cause = 'caller' | 'busy' | 'outage' | 'unexpected';

/** Any thrown value as an error of our list. */
export const translate = (error: unknown): { error: ApiRefusal; cause: Cause } => {
  if (error instanceof ORPCError) {
    if (isErrorCode(error.code)) return { error: error as ApiRefusal, cause: 'caller' };
    const issues = (error.data as { issues?: Issue[] } | undefined)?.issues;
    if (error.code === 'BAD_REQUEST' && issues) return { error: fromIssues(issues), cause: 'caller' };
    if (error.status === 404 || error.status === 405) return { error: notFound(), cause: 'caller' };
    if (error.status === 413) return { error: tooLarge(), cause: 'caller' };
    if (error.status < 500) return { error: unreadable(), cause: 'caller' };
  }
  if (error instanceof ServerBusy && error.whose === 'account')
    return { error: busy(TOO_MUCH_AT_ONCE, error.retryAfter), cause: 'caller' };
  const outage = outageOf(error);
  if (outage === 'busy')
    return { error: fail('unavailable', OUTAGES.busy, { retryAfter: BACK_SECONDS }), cause: 'busy' };
  if (outage)
    return { error: fail('unavailable', OUTAGES[outage], { retryAfter: BACK_SECONDS }), cause: 'outage' };
  const known = fromDatabase(error);
  if (known) return { error: known, cause: 'caller' };
  return {
    error: fail('server_error', {
      en: 'Something went wrong on our side. Try again, or name the request id to support.',
      fil: 'May nangyaring mali sa aming panig. Subukan muli, o ibigay ang request id sa support.',
    }),
    cause: 'unexpected',
  };
};

const inLanguage = (fields: Readonly<Record<string, Sentence>>, language: Language) =>
  Object.fromEntries(Object.entries(fields).map(([path, sentence]) => [path, sentence[language]]));

/** The body that goes over the wire, in the language of the request. */
export const errorBody = (error: ApiRefusal, requestId: string, language: Language): ErrorBody => {
  const { sentence, fields, ...rest } = error.data;
  return {
    error: error.code,
    message: sentence[language],
    requestId,
    ...(fields ? { fields: inLanguage(fields, language) } : {}),
    ...rest,
  };
};
