import type { Sentence } from '../sentence.ts';

/** By what somebody proves a second time who they are. */
export const SECOND_FACTORS = ['none', 'sms', 'app', 'passkey'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** What it is called. */
export const secondFactorLabels: Readonly<Record<SecondFactor, Sentence>> = {
  none: { en: 'None', fil: 'Wala' },
  sms: { en: 'Code by text message', fil: 'Code sa text' },
  app: { en: 'Authenticator app', fil: 'Authenticator app' },
  passkey: { en: 'Passkey', fil: 'Passkey' },
};

/** So many characters the name of a passkey has at most. */
export const PASSKEY_NAME = 60;

/** What a sign-in asks for: what the person chose, else a text message where the company wants a second factor. */
export const askedFactor = (chosen: SecondFactor, isRequired: boolean): SecondFactor =>
  chosen === 'none' && isRequired ? 'sms' : chosen;
