import type { Sentence } from '#domain/sentence.ts';
import type { Composed } from './compose.ts';
import { composeAccountNotice } from './composeAccountNotice.ts';

/** Announces to the holder of an account that a colleague asked to link it to a company account, before anybody agrees. */
export const composeIdentityAsked = (username: string): Composed =>
  composeAccountNotice(
    username,
    { en: 'Your account is to be linked', fil: 'Ili-link ang account mo' },
    {
      en: 'a colleague asked to link it to a company account, which could then sign in to it',
      fil: 'hiniling ng kasamahan na i-link ito sa isang company account, na makakapag-sign in na rito',
    },
  );

const HAPPENED = {
  IDENTITY_BOUND: {
    subject: { en: 'Your account was linked', fil: 'Na-link ang account mo' },
    what: {
      en: 'two colleagues linked it to a company account, which can now sign in to it',
      fil: 'ni-link ito ng dalawang kasamahan sa isang company account, na makakapag-sign in na rito',
    },
  },
  IDENTITY_UNBOUND: {
    subject: { en: 'Your account was unlinked', fil: 'Na-unlink ang account mo' },
    what: {
      en: 'a colleague unlinked it from the company account. Sign in with your password',
      fil: 'in-unlink ito ng kasamahan sa company account. Mag-sign in gamit ang password mo',
    },
  },
} as const satisfies Record<string, { subject: Sentence; what: Sentence }>;

/** Announces to the holder of an account that it was linked to a company account, or unlinked. */
export const composeIdentity = (event: keyof typeof HAPPENED, username: string): Composed =>
  composeAccountNotice(username, HAPPENED[event].subject, HAPPENED[event].what);
