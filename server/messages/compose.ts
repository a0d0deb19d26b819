import { OTP_LIFETIME_MS } from '#domain/otp.ts';

/** What goes out for one occasion: a short text for SMS, subject and body for mail. */
export interface Composed {
  sms: string;
  subject: string;
  body: string;
}

const MINUTES = OTP_LIFETIME_MS / 60_000;
const SIGNATURE = '\n\nSuki';

const PURPOSES = {
  login: { action: 'finish signing in', subject: 'Your sign-in code' },
  password: { action: 'set a new password', subject: 'Your code for a new password' },
} as const;

/** The message that carries a one-time code. */
export const composeOtp = (purpose: keyof typeof PURPOSES, code: string): Composed => {
  const { action, subject } = PURPOSES[purpose];
  return {
    sms: `Suki: ${code} is your code to ${action}. It ends in ${MINUTES} minutes. Never share it, also not with our staff.`,
    subject,
    body: `Your code to ${action} is ${code}.\n\nIt ends in ${MINUTES} minutes and works once. Never share it, also not with our staff. If you did not ask for it, you need not do anything: without the code nobody gets in.${SIGNATURE}`,
  };
};

/** Tells the holder of an account that its password was changed, so that a theft does not stay unseen. */
export const composePasswordChanged = (username: string): Composed => ({
  sms: `Suki: the password of ${username} was changed. If that was not you, call our support at once.`,
  subject: 'Your password was changed',
  body: `The password of your account ${username} was changed, and all other sessions of it were ended.\n\nIf that was not you, call our support at once.${SIGNATURE}`,
});
