import { describe, expect, it } from 'vitest';
import { ApiError } from '../../providers/http/apiError.ts';
import { entryErrors, hasErrors, refusalErrors } from './newPassword.ts';

const t = (key: string): string => key;

describe('entries of a new password', () => {
  it('ask for the current one only without a reset, and for a strong one typed twice', () => {
    const good = { current: null, next: 'Suki-demo-2026', repeated: 'Suki-demo-2026' };
    expect(hasErrors(entryErrors(t, good))).toBe(false);
    expect(entryErrors(t, { ...good, current: '' }).currentPassword).toBe('change.currentMissing');
    expect(entryErrors(t, { ...good, next: 'short' })).toMatchObject({
      newPassword: 'change.weak',
      repeatPassword: 'change.repeatDiffers',
    });
  });

  it('show a refusal at its field', () => {
    const refused = (code: ApiError['code']) => refusalErrors(t, new ApiError(422, code, ''));
    expect(refused('invalid_credentials').currentPassword).toBe('change.currentWrong');
    expect(refused('rule_password_unchanged').newPassword).toBe('error.rule_password_unchanged');
    expect(hasErrors(refused('network'))).toBe(false);
  });
});
