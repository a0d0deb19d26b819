export const OTP_DIGITS = 6;
export const OTP_LIFETIME_MS = 5 * 60_000;
export const OTP_MAX_TRIES = 5;
export const OTP_RESEND_MS = 60_000;
/** What a code has proved of a mobile number is good for one registration, so long. */
export const PROOF_LIFETIME_MS = 60 * 60_000;

export type Otp = { issuedAt: Date; tries: number; usedAt: Date | null };
export type OtpState = 'open' | 'used' | 'spent' | 'expired';

/** Whether a code may still be tried; `tries` counts the wrong ones. Five minutes after issue it is expired. */
export function otpState({ issuedAt, tries, usedAt }: Otp, now: Date): OtpState {
  if (usedAt !== null) return 'used';
  if (tries >= OTP_MAX_TRIES) return 'spent';
  return now.getTime() - issuedAt.getTime() < OTP_LIFETIME_MS ? 'open' : 'expired';
}

/** Milliseconds until another code may be sent, 0 when it may be at once. */
export function otpResendWait(lastIssuedAt: Date | null, now: Date): number {
  if (lastIssuedAt === null) return 0;
  return Math.max(0, lastIssuedAt.getTime() + OTP_RESEND_MS - now.getTime());
}

/** Whether a text has the form of a code: six digits. */
export function isOtpCode(text: string): boolean {
  return /^[0-9]{6}$/.test(text);
}
