import { LINK_LIFETIME_MS } from '#domain/applicants/draftLife.ts';
import { awaitedText } from '#domain/awaitedText.ts';
import { manilaDayStart } from '#domain/day.ts';
import { each } from '#domain/sentence.ts';
import type { Composed, ComposedSecret } from './compose.ts';

const MINUTES = LINK_LIFETIME_MS / 60_000;

/** Tells the number of an application that was begun, and how to go on with it. It holds nothing of whoever applies. */
export const composeDraftBegun = (referenceNumber: string, link: string): ComposedSecret => ({
  kind: 'code',
  topic: 'applicationLink',
  sms: {
    en: `Suki: ${referenceNumber} is the number of your application. Keep it to go on at any time. Within ${MINUTES} minutes this link opens it once: ${link}`,
    fil: `Suki: ${referenceNumber} ang numero ng aplikasyon mo. Itago ito para makapagpatuloy kahit kailan. Sa loob ng ${MINUTES} minuto, isang beses itong bubuksan ng link na ito: ${link}`,
  },
  subject: { en: `Your application ${referenceNumber}`, fil: `Ang aplikasyon mong ${referenceNumber}` },
  body: {
    en: `Good day,\n\nyou began an application. Its number is ${referenceNumber}: with it, and a code that we send you, you go on at any time and on any device.\n\nWithin ${MINUTES} minutes this link opens it once. Give it to nobody:\n${link}\n\nIf you began none, you need not do anything.\n\nSuki`,
    fil: `Magandang araw,\n\nnagsimula ka ng aplikasyon. ${referenceNumber} ang numero nito: gamit ito at ang code na ipapadala namin, makapagpapatuloy ka kahit kailan at sa kahit anong device.\n\nSa loob ng ${MINUTES} minuto, isang beses itong bubuksan ng link na ito. Huwag itong ibigay kaninuman:\n${link}\n\nKung wala kang sinimulan, wala kang kailangang gawin.\n\nSuki`,
  },
});

/** Another link to an application that is being written. */
export const composeDraftLink = (referenceNumber: string, link: string): ComposedSecret => ({
  kind: 'code',
  topic: 'applicationLink',
  sms: {
    en: `Suki: go on with your application ${referenceNumber} within ${MINUTES} minutes; the link works once: ${link}`,
    fil: `Suki: ituloy ang aplikasyon mong ${referenceNumber} sa loob ng ${MINUTES} minuto; isang beses gagana ang link: ${link}`,
  },
  subject: {
    en: `Go on with your application ${referenceNumber}`,
    fil: `Ituloy ang aplikasyon mong ${referenceNumber}`,
  },
  body: {
    en: `Good day,\n\nthis link opens your application ${referenceNumber} once, within ${MINUTES} minutes. Give it to nobody:\n${link}\n\nIf you did not ask for it, you need not do anything.\n\nSuki`,
    fil: `Magandang araw,\n\nisang beses bubuksan ng link na ito ang aplikasyon mong ${referenceNumber}, sa loob ng ${MINUTES} minuto. Huwag itong ibigay kaninuman:\n${link}\n\nKung hindi ikaw ang humingi nito, wala kang kailangang gawin.\n\nSuki`,
  },
});

/** Tells who was reached before that an application is reached elsewhere from now on. */
export const composeContactChanged = (referenceNumber: string): Composed => ({
  kind: 'notice',
  topic: 'application',
  sms: {
    en: `Suki: your application ${referenceNumber} has another mobile number or e-mail address from now on. If that was not you, call our support at once.`,
    fil: `Suki: iba na ang mobile number o e-mail address ng aplikasyon mong ${referenceNumber}. Kung hindi ikaw iyon, tumawag agad sa aming support.`,
  },
  subject: {
    en: `Your application ${referenceNumber} has another contact`,
    fil: `Iba na ang contact ng aplikasyon mong ${referenceNumber}`,
  },
  body: {
    en: `Good day,\n\nyour application ${referenceNumber} has another mobile number or e-mail address from now on. Codes and messages go to the new one.\n\nIf that was not you, call our support at once.\n\nSuki`,
    fil: `Magandang araw,\n\niba na ang mobile number o e-mail address ng aplikasyon mong ${referenceNumber}. Sa bago na darating ang mga code at mensahe.\n\nKung hindi ikaw iyon, tumawag agad sa aming support.\n\nSuki`,
  },
});

/** Reminds somebody of an application that was not sent yet. `lastDay`: on which it is deleted. */
export const composeDraftReminder = (referenceNumber: string, lastDay: string, page: string): Composed => {
  const day = each((language) => awaitedText(manilaDayStart(lastDay), language, { withHour: false }));
  return {
    kind: 'notice',
    topic: 'application',
    sms: {
      en: `Suki: your application ${referenceNumber} was not sent yet. Go on with its number at ${page}. Unless you do, it is deleted on ${day.en}.`,
      fil: `Suki: hindi pa naipapadala ang aplikasyon mong ${referenceNumber}. Ituloy ito sa ${page}. Kung hindi, buburahin ito sa ${day.fil}.`,
    },
    subject: {
      en: `Your application ${referenceNumber} was not sent yet`,
      fil: `Hindi pa naipapadala ang aplikasyon mong ${referenceNumber}`,
    },
    body: {
      en: `Good day,\n\nyour application ${referenceNumber} was not sent yet. What you have filled in is kept: go on where you stopped, with its number and a code that we send you:\n${page}\n\nUnless you change something, it is deleted on ${day.en}.\n\nSuki`,
      fil: `Magandang araw,\n\nhindi pa naipapadala ang aplikasyon mong ${referenceNumber}. Nakatago ang mga nasagutan mo: ituloy kung saan ka huminto, gamit ang numero nito at ang code na ipapadala namin:\n${page}\n\nKung wala kang babaguhin, buburahin ito sa ${day.fil}.\n\nSuki`,
    },
  };
};
