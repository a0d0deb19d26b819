import { normalizeMobile } from '#domain/formats/mobile.ts';
import { OTP_RESEND_MS } from '#domain/signIn/otp.ts';
import { askRegistrationOtp } from '../../../providers/session/registration.ts';
import { useRegistering } from '../registerContext.ts';

/** Sends a code to the number that was typed, and waits for it. */
export const useSendOtp = () => {
  const { answers, keep } = useRegistering();
  return async (): Promise<void> => {
    const mobile = normalizeMobile(answers.mobile) ?? '';
    const id = await askRegistrationOtp(answers.code, mobile);
    keep({ challenge: { id, mobile, resendAt: Date.now() + OTP_RESEND_MS }, notice: null });
  };
};
