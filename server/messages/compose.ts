import type { MessageChannel, MessageTopic } from '#domain/messages/messageStatus.ts';
import type { Sentence } from '#domain/sentence.ts';
import { OTP_LIFETIME_MS } from '#domain/signIn/otp.ts';

/** A `code` or single-use link lets in anyone who reads it: its text is deleted once it is sent or void. */
export const MESSAGE_KINDS = ['code', 'notice'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

interface Texts {
  topic: MessageTopic;
  sms: Sentence;
  subject: Sentence;
  body: Sentence;
}
/** What goes out for one occasion: a short text for SMS, subject and body for mail. */
export interface Composed extends Texts {
  kind: 'notice';
}
/** The same with a code or link in it. */
export interface ComposedSecret extends Texts {
  kind: 'code';
}
/** A message that can be sent; one with a secret names the hash that sign-in stores it by, so that it is not sent once it is void. */
export type Sendable = Composed | (ComposedSecret & { secretHash: string });

export const secretHashOf = (message: { kind: MessageKind; secretHash?: string }): string | null =>
  message.secretHash ?? null;

const MINUTES = OTP_LIFETIME_MS / 60_000;
const SIGNATURE = '\n\nSuki';

const PURPOSES = {
  login: {
    action: { en: 'finish signing in', fil: 'matapos ang pag-sign in' },
    subject: { en: 'Your sign-in code', fil: 'Ang iyong code sa pag-sign in' },
  },
  password: {
    action: { en: 'set a new password', fil: 'magtakda ng bagong password' },
    subject: { en: 'Your code for a new password', fil: 'Ang iyong code para sa bagong password' },
  },
  factor: {
    action: { en: 'turn on your second factor', fil: 'i-on ang ikalawang patunay mo' },
    subject: { en: 'Your code for the second factor', fil: 'Ang iyong code para sa ikalawang patunay' },
  },
  proof: {
    action: { en: 'confirm that it is you', fil: 'kumpirmahing ikaw ito' },
    subject: { en: 'Your code to confirm that it is you', fil: 'Ang code mo para kumpirmahing ikaw ito' },
  },
  registration: {
    action: { en: 'verify your number', fil: 'ma-verify ang numero mo' },
    subject: { en: 'Your code to register', fil: 'Ang iyong code sa pagpaparehistro' },
  },
  applicant: {
    action: { en: 'open your application', fil: 'mabuksan ang iyong aplikasyon' },
    subject: { en: 'Your code for your application', fil: 'Ang iyong code para sa aplikasyon' },
  },
} as const;

/** A one-time code for each way it leaves by: the one that is typed says where it was read. */
export type Codes = Record<MessageChannel, string>;

/** The message that carries one-time codes. */
export const composeOtp = (purpose: keyof typeof PURPOSES, codes: Codes): ComposedSecret => {
  const { action, subject } = PURPOSES[purpose];
  return {
    kind: 'code',
    topic: 'code',
    sms: {
      en: `Suki: ${codes.sms} is your code to ${action.en}. It ends in ${MINUTES} minutes. Never share it, also not with our staff.`,
      fil: `Suki: ${codes.sms} ang code mo para ${action.fil}. May bisa nang ${MINUTES} minuto. Huwag ibigay kaninuman, pati sa kawani namin.`,
    },
    subject,
    body: {
      en: `Your code to ${action.en} is ${codes.email}.\n\nIt ends in ${MINUTES} minutes and works once. Never share it, also not with our staff. If you did not ask for it, you need not do anything: without the code nobody gets in.${SIGNATURE}`,
      fil: `${codes.email} ang code mo para ${action.fil}.\n\nMay bisa ito nang ${MINUTES} minuto at isang beses lang magagamit. Huwag itong ibigay kaninuman, pati sa kawani namin. Kung hindi ikaw ang humingi nito, wala kang kailangang gawin: walang makakapasok kung wala ang code.${SIGNATURE}`,
    },
  };
};

/** Tells the holder of an account that its password was changed, so that a theft does not stay unseen. */
export const composePasswordChanged = (username: string): Composed => ({
  kind: 'notice',
  topic: 'account',
  sms: {
    en: `Suki: the password of ${username} was changed. If that was not you, call our support at once.`,
    fil: `Suki: napalitan ang password ng ${username}. Kung hindi ikaw iyon, tumawag agad sa aming support.`,
  },
  subject: { en: 'Your password was changed', fil: 'Napalitan ang iyong password' },
  body: {
    en: `The password of your account ${username} was changed, and all other sessions of it were ended.\n\nIf that was not you, call our support at once.${SIGNATURE}`,
    fil: `Napalitan ang password ng account mong ${username}, at tinapos ang lahat ng iba nitong session.\n\nKung hindi ikaw iyon, tumawag agad sa aming support.${SIGNATURE}`,
  },
});
