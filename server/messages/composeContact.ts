import { dueOf } from '#domain/applicants/stage.ts';
import { awaitedText } from '#domain/awaitedText.ts';
import type { Composed } from './compose.ts';

const untilOf = (askedAt: Date) => {
  const due = dueOf('review', askedAt) ?? askedAt;
  return {
    en: awaitedText(due, 'en', { withHour: false }),
    fil: awaitedText(due, 'fil', { withHour: false }),
  };
};

/** Tells whoever asks for another number that it was received, and by when it is answered. */
export const composeContactReceived = (named: string, askedAt: Date): Composed => {
  const until = untilOf(askedAt);
  const en = `you asked that application ${named} gets this number. If we have that application, a reviewer looks at it and we answer here by ${until.en}.`;
  const fil = `hiniling mong gamitin ito sa aplikasyong ${named}. Kung hawak namin iyon, titingnan ng tagasuri at sasagot kami hanggang ${until.fil}.`;
  return {
    kind: 'notice',
    topic: 'application',
    sms: { en: `Suki: ${en}`, fil: `Suki: ${fil}` },
    subject: { en: `Another number for ${named}`, fil: `Ibang numero para sa ${named}` },
    body: {
      en: `Good day,\n\n${en}\n\nIf that was not you, you need not do anything.\n\nSuki`,
      fil: `Magandang araw,\n\n${fil}\n\nKung hindi ikaw iyon, wala kang kailangang gawin.\n\nSuki`,
    },
  };
};

/** Tells whoever is reached now that somebody asks to be reached instead. */
export const composeContactAsked = (named: string): Composed => {
  const en = `somebody asks that your application ${named} gets another mobile number, because this one is lost. If that was not you, call our support at once.`;
  const fil = `may humihiling na palitan ang numero ng aplikasyon mong ${named}; nawala raw ito. Kung hindi ikaw iyon, tumawag agad sa aming support.`;
  return {
    kind: 'notice',
    topic: 'application',
    sms: { en: `Suki: ${en}`, fil: `Suki: ${fil}` },
    subject: {
      en: `Was it you who asked for another number for ${named}?`,
      fil: `Ikaw ba ang humiling ng ibang numero para sa ${named}?`,
    },
    body: {
      en: `Good day,\n\n${en}\n\nIf it was you, you need not do anything.\n\nSuki`,
      fil: `Magandang araw,\n\n${fil}\n\nKung ikaw iyon, wala kang kailangang gawin.\n\nSuki`,
    },
  };
};

/** Tells whoever asked that the application is reached at the new number, and where to go on. */
export const composeContactGiven = (named: string, page: string): Composed => {
  const en = `codes and news of your application ${named} come to this number from now on. Go on at ${page}`;
  const fil = `dito na darating ang mga code at balita ng aplikasyon mong ${named}. Magpatuloy sa ${page}`;
  return {
    kind: 'notice',
    topic: 'application',
    sms: { en: `Suki: ${en}`, fil: `Suki: ${fil}` },
    subject: { en: `${named} has your new number`, fil: `Nasa ${named} na ang bago mong numero` },
    body: {
      en: `Good day,\n\n${en}\n\nYou need its reference number and a code that we send you.\n\nSuki`,
      fil: `Magandang araw,\n\n${fil}\n\nKailangan mo ang reference number nito at ang code na ipapadala namin.\n\nSuki`,
    },
  };
};

/** Tells whoever asked that the number stays as it is, why, and what may be done. */
export const composeContactRefused = (named: string, reason: string): Composed => {
  const en = `application ${named} keeps its mobile number. Why: ${reason}`;
  const fil = `mananatili ang numero ng aplikasyong ${named}. Dahilan: ${reason}`;
  return {
    kind: 'notice',
    topic: 'application',
    sms: { en: `Suki: ${en}`, fil: `Suki: ${fil}` },
    subject: { en: `${named} keeps its number`, fil: `Mananatili ang numero ng ${named}` },
    body: {
      en: `Good day,\n\n${en}\n\nYou may ask again, or begin a new application with this number at any time.\n\nSuki`,
      fil: `Magandang araw,\n\n${fil}\n\nPuwede kang humiling muli, o magsimula ng bagong aplikasyon gamit ang numerong ito anumang oras.\n\nSuki`,
    },
  };
};
