const MIN_PASSWORD_LENGTH = 8;
export type PasswordProblem = 'length' | 'upper' | 'lower' | 'digit';

/** What a new password lacks: 8 characters (code points), an upper-case letter, a lower-case letter, a digit. */
export function passwordProblems(password: string): PasswordProblem[] {
  const checks: readonly [PasswordProblem, boolean][] = [
    ['length', [...password].length >= MIN_PASSWORD_LENGTH],
    ['upper', /\p{Lu}/u.test(password)],
    ['lower', /\p{Ll}/u.test(password)],
    ['digit', /[0-9]/.test(password)],
  ];
  return checks.filter(([, holds]) => !holds).map(([problem]) => problem);
}
