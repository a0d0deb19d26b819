import { passwordProblems } from '#domain/signIn/password.ts';
import type { ApiError } from '../../providers/http/apiError.ts';
import type { FieldErrors } from '../ErrorSummary.tsx';
import type { CodeTextKey, Translate } from '../text.ts';

export interface PasswordEntry {
  /** Null where a reset token takes the place of the current password. */
  current: string | null;
  next: string;
  repeated: string;
}

export const NO_ERRORS: FieldErrors = { currentPassword: null, newPassword: null, repeatPassword: null };

/** What is wrong with the entries before anything is sent. */
export function entryErrors(
  t: Translate<CodeTextKey>,
  { current, next, repeated }: PasswordEntry,
): FieldErrors {
  return {
    currentPassword: current === '' ? t('change.currentMissing') : null,
    newPassword: passwordProblems(next).length > 0 ? t('change.weak') : null,
    repeatPassword: next === repeated ? null : t('change.repeatDiffers'),
  };
}

/** The server's refusal at the field it belongs to; all null when it belongs to none. */
export function refusalErrors(t: Translate<CodeTextKey>, failure: ApiError | null): FieldErrors {
  switch (failure?.code) {
    case 'invalid_credentials':
      return { ...NO_ERRORS, currentPassword: t('change.currentWrong') };
    case 'rule_password_weak':
    case 'rule_password_unchanged':
      return { ...NO_ERRORS, newPassword: t(`error.${failure.code}`) };
    default:
      return NO_ERRORS;
  }
}

export const hasErrors = (errors: FieldErrors): boolean =>
  Object.values(errors).some((error) => error !== null);
