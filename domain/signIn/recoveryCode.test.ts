import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECOVERY_CODE_BYTES, readRecoveryCode, recoveryCodeOf } from './recoveryCode.ts';

describe('a recovery code', () => {
  it('is read as it was written, in any case, with any dash or space', () => {
    const bytes = fc.uint8Array({ minLength: RECOVERY_CODE_BYTES, maxLength: RECOVERY_CODE_BYTES });
    fc.assert(
      fc.property(bytes, (random) => {
        const code = recoveryCodeOf(random);
        expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
        const plain = code.replace('-', '');
        expect(readRecoveryCode(code)).toBe(plain);
        expect(readRecoveryCode(` ${code.toLowerCase().replace('-', ' ')} `)).toBe(plain);
      }),
    );
  });

  it('forgives letters that look like digits', () => {
    expect(readRecoveryCode('iloLI-00000')).toBe('1101100000');
  });

  it.each(['', '123456', '7QK2M-9XRT', '7QK2M-9XRTBB', '7QK2M-9XRTU'])('is not "%s"', (typed) => {
    expect(readRecoveryCode(typed)).toBeNull();
  });
});
