import { dueOf } from '#domain/applicants/stage.ts';
import { awaitedText } from '#domain/awaitedText.ts';
import type { Composed } from './compose.ts';

const untilOf = (sentAt: Date) => {
  const due = dueOf('review', sentAt) ?? sentAt;
  const day = { withHour: false };
  return { en: awaitedText(due, 'en', day), fil: awaitedText(due, 'fil', day) };
};

/** Tells that an application was handed in, by when it is answered and, by mail, on which page it is followed. It holds nothing of whoever applies. */
export const composeApplicationSent = (referenceNumber: string, sentAt: Date, page: string): Composed => {
  const until = untilOf(sentAt);
  return {
    kind: 'notice',
    topic: 'application',
    sms: {
      en: `Suki: we have received your application ${referenceNumber} and answer by ${until.en}. Follow it with this number and a code that we send you.`,
      fil: `Suki: natanggap namin ang aplikasyon mong ${referenceNumber}. Sasagot kami sa o bago ang ${until.fil}. Subaybayan ito gamit ang numerong ito.`,
    },
    subject: {
      en: `We have received your application ${referenceNumber}`,
      fil: `Natanggap namin ang aplikasyon mong ${referenceNumber}`,
    },
    body: {
      en: `Good day,\n\nwe have received your application ${referenceNumber} and look at it now. We tell you by ${until.en} whether something is missing, and when it is decided. Until then you follow it on the page below, which asks for a code that we send you:\n${page}\n\nSuki`,
      fil: `Magandang araw,\n\nnatanggap namin ang aplikasyon mong ${referenceNumber} at sinusuri na ito. Sa o bago ang ${until.fil}, sasabihan ka namin kung may kulang, at kung may desisyon na. Hanggang doon, masusubaybayan mo ito sa pahina sa ibaba, na hihingi ng code na ipapadala namin:\n${page}\n\nSuki`,
    },
  };
};
