import { type PasswordOwner, passwordProblems, passwordSentence } from '#domain/signIn/password.ts';
import type { ApiError } from '../../providers/http/apiError.ts';
import { getLanguage } from '../../providers/language.ts';
import type { FieldErrors } from '../ErrorSummary.tsx';
import type { CodeTextKey, Translate } from '../text.ts';

export interface PasswordEntry {
  /** Null where a reset token takes the place of the current password. */
  current: string | null;
  next: string;
  repeated: string;
  owner: PasswordOwner;
}

export const NO_ERRORS: FieldErrors = { currentPassword: null, newPassword: null, repeatPassword: null };

/** The first thing wrong with a new password that this page can tell. Which ones are common is for the server to say. */
const problemOf = (password: string, owner: PasswordOwner): string | null => {
  const [problem] = passwordProblems(password, owner, () => false);
  return problem ? passwordSentence[problem][getLanguage()] : null;
};

/** What is wrong with the entries before anything is sent. */
export function entryErrors(
  t: Translate<CodeTextKey>,
  { current, next, repeated, owner }: PasswordEntry,
): FieldErrors {
  return {
    currentPassword: current === '' ? t('change.currentMissing') : null,
    newPassword: problemOf(next, owner),
    repeatPassword: next === repeated ? null : t('change.repeatDiffers'),
  };
}

/** The server's refusal at the field it belongs to; all null when it belongs to none. */
export function refusalErrors(t: Translate<CodeTextKey>, failure: ApiError | null): FieldErrors {
  switch (failure?.code) {
    case 'invalid_credentials':
      return { ...NO_ERRORS, currentPassword: t('change.currentWrong') };
    case 'rule_password_weak':
      // The server says why.
      return { ...NO_ERRORS, newPassword: failure.message };
    case 'rule_password_unchanged':
      return { ...NO_ERRORS, newPassword: t(`error.${failure.code}`) };
    default:
      return NO_ERRORS;
  }
}

export const hasErrors = (errors: FieldErrors): boolean =>
  Object.values(errors).some((error) => error !== null);
