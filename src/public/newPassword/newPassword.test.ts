import { describe, expect, it } from 'vitest';
import { ApiError } from '../../providers/http/apiError.ts';
import { entryErrors, hasErrors, refusalErrors } from './newPassword.ts';

const t = (key: string): string => key;

describe('entries of a new password', () => {
  it('ask for the current one only without a reset, and for a strong one typed twice', () => {
    const owner = { firstName: 'Ana', username: 'ana.cruz' };
    const good = { current: null, next: 'Suki-demo-2026', repeated: 'Suki-demo-2026', owner };
    expect(hasErrors(entryErrors(t, good))).toBe(false);
    expect(entryErrors(t, { ...good, current: '' }).currentPassword).toBe('change.currentMissing');
    expect(entryErrors(t, { ...good, next: 'short' })).toMatchObject({
      newPassword: 'Use 12 characters or more.',
      repeatPassword: 'change.repeatDiffers',
    });
    expect(entryErrors(t, { ...good, next: 'banana banana' }).newPassword).toMatch(
      /without your first or last name/,
    );
  });

  it('show a refusal at its field', () => {
    const refused = (code: ApiError['code']) => refusalErrors(t, new ApiError(422, code, ''));
    const weak = new ApiError(422, 'rule_password_weak', 'This is one of the most common passwords.');
    expect(refusalErrors(t, weak).newPassword).toBe(weak.message);
    expect(refused('invalid_credentials').currentPassword).toBe('change.currentWrong');
    expect(refused('rule_password_unchanged').newPassword).toBe('error.rule_password_unchanged');
    expect(hasErrors(refused('network'))).toBe(false);
  });
});
