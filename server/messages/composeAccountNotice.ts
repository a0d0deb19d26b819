import { each, type Sentence } from '#domain/sentence.ts';
import type { Composed } from './compose.ts';

/** Announces to the holder of an account what happened to it, or is to happen, and whom to call when that was not them. `what` has no full stop at its end. */
export const composeAccountNotice = (username: string, subject: Sentence, what: Sentence): Composed => {
  const announced: Sentence = {
    en: `Account ${username}: ${what.en}. If that was not you, call our support at once.`,
    fil: `Account na ${username}: ${what.fil}. Kung hindi ikaw iyon, tumawag agad sa aming support.`,
  };
  return {
    kind: 'notice',
    topic: 'account',
    sms: each((language) => `Suki: ${announced[language]}`),
    subject,
    body: each((language) => `${announced[language]}\n\nSuki`),
  };
};
