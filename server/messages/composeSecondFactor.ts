import type { Sentence } from '#domain/sentence.ts';
import type { Composed } from './compose.ts';
import { composeAccountNotice } from './composeAccountNotice.ts';

const HAPPENED = {
  SECOND_FACTOR_ON: {
    subject: { en: 'Your second factor is on', fil: 'Naka-on na ang ikalawang patunay mo' },
    what: {
      en: 'a sign-in now asks for it besides the password',
      fil: 'hihingin na ito sa pag-sign in bukod sa password',
    },
  },
  SECOND_FACTOR_OFF: {
    subject: { en: 'Your second factor is off', fil: 'Naka-off na ang ikalawang patunay mo' },
    what: {
      en: 'a sign-in now asks for the password alone',
      fil: 'password na lang ang hihingin sa pag-sign in',
    },
  },
  SECOND_FACTOR_LOST: {
    subject: { en: 'Your second factor was removed', fil: 'Inalis ang ikalawang patunay mo' },
    what: {
      en: 'two of our staff removed the second factor and its recovery codes, as the device was reported lost; you were signed out everywhere and can set it up anew',
      fil: 'inalis ng dalawang kawani namin ang ikalawang patunay at mga recovery code nito, dahil iniulat na nawala ang device; na-sign out ka kahit saan at puwede mo itong i-set up muli',
    },
  },
  PASSKEY_ADDED: {
    subject: { en: 'You have one passkey more', fil: 'May isa ka pang passkey' },
    what: {
      en: 'a passkey was added, which proves at a sign-in who you are',
      fil: 'may idinagdag na passkey, na patunay kung sino ka sa pag-sign in',
    },
  },
  PASSKEY_REMOVED: {
    subject: { en: 'One of your passkeys was removed', fil: 'Inalis ang isa sa mga passkey mo' },
    what: {
      en: 'a passkey was removed, and no longer opens the account',
      fil: 'may inalis na passkey, at hindi na nito mabubuksan ang account',
    },
  },
  RECOVERY_CODES_MADE: {
    subject: { en: 'You have new recovery codes', fil: 'May bago kang mga recovery code' },
    what: {
      en: 'new recovery codes were made, and those before count no more',
      fil: 'gumawa ng mga bagong recovery code, at hindi na gagana ang mga dati',
    },
  },
  RECOVERY_CODE_USED: {
    subject: { en: 'A recovery code was used', fil: 'May ginamit na recovery code' },
    what: {
      en: 'somebody signed in with one of your recovery codes',
      fil: 'may nag-sign in gamit ang isa sa mga recovery code mo',
    },
  },
} as const satisfies Record<string, { subject: Sentence; what: Sentence }>;

/** Tells the holder of an account that somebody asked to take its second factor away, before anybody agrees. */
export const composeFactorAsked = (username: string): Composed =>
  composeAccountNotice(
    username,
    { en: 'Your second factor is to be removed', fil: 'Aalisin ang ikalawang patunay mo' },
    {
      en: 'our staff were told that the device of your second factor is lost, and were asked to remove it',
      fil: 'sinabi sa kawani namin na nawala ang device ng ikalawang patunay mo, at hiniling na alisin ito',
    },
  );

/** What may happen to somebody's second factor. */
export type SecondFactorEvent = keyof typeof HAPPENED;

/** Tells the holder of an account what happened to its second factor. */
export const composeSecondFactor = (event: SecondFactorEvent, username: string): Composed =>
  composeAccountNotice(username, HAPPENED[event].subject, HAPPENED[event].what);
