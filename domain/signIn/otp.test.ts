import { describe, expect, it } from 'vitest';
import { isOtpCode, OTP_DIGITS, OTP_MAX_TRIES, type Otp, otpResendWait, otpState } from './otp.ts';

const ISSUED = new Date('2024-03-05T08:00:00Z');
const at = (seconds: number): Date => new Date(ISSUED.getTime() + seconds * 1000);
const otp = (over: Partial<Otp> = {}): Otp => ({ issuedAt: ISSUED, tries: 0, usedAt: null, ...over });

describe('a one-time code', () => {
  it('is open for five minutes', () => {
    expect(otpState(otp(), at(0))).toBe('open');
    expect(otpState(otp(), at(299.999))).toBe('open');
    expect(otpState(otp(), at(300))).toBe('expired');
    expect(otpState(otp(), at(86_400))).toBe('expired');
  });

  it('bears four wrong tries and is spent by the fifth', () => {
    expect(OTP_MAX_TRIES).toBe(5);
    expect(otpState(otp({ tries: 4 }), at(1))).toBe('open');
    expect(otpState(otp({ tries: 5 }), at(1))).toBe('spent');
    expect(otpState(otp({ tries: 6 }), at(1))).toBe('spent');
  });

  it('is used once', () => {
    expect(otpState(otp({ usedAt: at(10) }), at(11))).toBe('used');
    expect(otpState(otp({ usedAt: at(10), tries: 5 }), at(999))).toBe('used');
  });

  it('is six digits', () => {
    expect(OTP_DIGITS).toBe(6);
    for (const code of ['000000', '123456']) expect(isOtpCode(code)).toBe(true);
    for (const code of ['', '12345', '1234567', '12345a', ' 123456', '123456\n', '１２３４５６'])
      expect(isOtpCode(code)).toBe(false);
  });

  it('can be sent again after a minute', () => {
    expect(otpResendWait(null, at(0))).toBe(0);
    expect(otpResendWait(ISSUED, at(0))).toBe(60_000);
    expect(otpResendWait(ISSUED, at(59.999))).toBe(1);
    expect(otpResendWait(ISSUED, at(60))).toBe(0);
    expect(otpResendWait(ISSUED, at(3600))).toBe(0);
  });
});
