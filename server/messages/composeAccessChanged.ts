import { each, type Sentence } from '#domain/sentence.ts';
import type { Composed } from './compose.ts';

const SIGN_IN: Sentence = {
  en: 'You were signed out everywhere; sign in again to go on.',
  fil: 'Na-sign out ka kahit saan; mag-sign in muli para magpatuloy.',
};
const AT_ONCE: Sentence = {
  en: 'It counts from your next step on.',
  fil: 'May bisa ito sa susunod mong hakbang.',
};

/** Tells the holder of an account that its access was changed: `what` in full by mail, that it was so by SMS. */
export const composeAccessChanged = (username: string, what: Sentence, isSignedOut: boolean): Composed => {
  const then = isSignedOut ? SIGN_IN : AT_ONCE;
  return {
    kind: 'notice',
    topic: 'account',
    sms: {
      en: `Suki: what ${username} may do was changed. ${then.en}`,
      fil: `Suki: binago ang magagawa ng ${username}. ${then.fil}`,
    },
    subject: { en: 'Your access was changed', fil: 'Binago ang access mo' },
    body: each((language) => {
      const told =
        language === 'en'
          ? `What your account ${username} may do in Suki was changed.`
          : `Binago ang magagawa ng account mong ${username} sa Suki.`;
      return `${told}\n\n${what[language]}\n\n${then[language]}\n\nSuki`;
    }),
  };
};
