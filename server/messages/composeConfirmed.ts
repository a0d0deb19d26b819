import { each, type Sentence } from '#domain/sentence.ts';
import type { Composed } from './compose.ts';

/** Tells an administrator that an account was confirmed on the server, where no second person was asked. */
export const composeConfirmed = (username: string, roles: readonly string[]): Composed => {
  const given: Sentence = roles.length
    ? {
        en: `; it got the roles ${roles.join(', ')}`,
        fil: `; nakuha nito ang mga role na ${roles.join(', ')}`,
      }
    : { en: '', fil: '' };
  const told: Sentence = {
    en: `The account ${username} was confirmed by a command on the server (admin:confirm), without a second person in the portal${given.en}. If you do not know of this, ask the people who run the server.`,
    fil: `Kinumpirma ang account na ${username} gamit ang command sa server (admin:confirm), nang walang ikalawang tao sa portal${given.fil}. Kung hindi mo ito alam, tanungin ang nagpapatakbo ng server.`,
  };
  return {
    kind: 'notice',
    topic: 'account',
    sms: each((language) => `Suki: ${told[language]}`),
    subject: { en: 'An account was confirmed on the server', fil: 'May account na kinumpirma sa server' },
    body: each((language) => `${told[language]}\n\nSuki`),
  };
};
