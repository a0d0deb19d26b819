import { recordFields } from '#domain/fields/record.ts';
import { each, type Language, type Sentence } from '#domain/sentence.ts';

/**
 * What an applicant is told of a change. The mail is in both languages, one after the other, for there is no account that tells one; the
 * SMS, in which nothing of theirs stands but the number, is left out for a store that was applied for with its partner.
 */
export interface ToApplicant {
  subject: string;
  body: string;
  sms: Sentence | null;
}

interface About {
  /** The partner's name, or the store's. */
  name: string;
  referenceNumber: string | null;
}

/** Follows what an SMS says: without a link, which nobody should have to trust. */
const FOLLOW: Sentence = {
  en: 'Follow it on our site with this number and a code that we send you.',
  fil: 'Subaybayan ito sa aming site gamit ang numerong ito at ang code na ipapadala namin.',
};

const told = (
  { referenceNumber }: About,
  { subject, body, sms }: { subject: Sentence; body: Sentence; sms: (number: string) => Sentence },
): ToApplicant => ({
  subject: `${subject.en} / ${subject.fil}`,
  body: `${body.en}\n\n—\n\n${body.fil}\n\nSuki`,
  sms: referenceNumber
    ? each((language) => `Suki: ${sms(referenceNumber)[language]} ${FOLLOW[language]}`)
    : null,
});

const GREETING: Sentence = { en: 'Good day,', fil: 'Magandang araw,' };
const { label: NUMBER } = recordFields.referenceNumber;

const paragraphs = (language: Language, { referenceNumber }: About, parts: readonly string[]): string =>
  [
    GREETING[language],
    ...parts,
    ...(referenceNumber ? [`${NUMBER[language]}: ${referenceNumber}`] : []),
  ].join('\n\n');

/** Tells the applicant that the application was approved. */
export const composeApproved = (about: About): ToApplicant => {
  const text: Sentence = {
    en: `The application of ${about.name} has been approved. We will be in touch about the next steps.`,
    fil: `Aprubado na ang aplikasyon ng ${about.name}. Makikipag-ugnayan kami para sa mga susunod na hakbang.`,
  };
  return told(about, {
    subject: { en: 'Your application is approved', fil: 'Aprubado na ang iyong aplikasyon' },
    body: each((language) => paragraphs(language, about, [text[language]])),
    sms: (number) => ({
      en: `your application ${number} is approved.`,
      fil: `aprubado na ang aplikasyon mong ${number}.`,
    }),
  });
};

/** Tells the applicant that what was asked for is withdrawn. */
export const composeTakenBack = (about: About): ToApplicant => {
  const text: Sentence = {
    en: `We asked you to mend the application of ${about.name}. That is withdrawn: there is nothing for you to do, and the review goes on.`,
    fil: `Hiniling naming ayusin ang aplikasyon ng ${about.name}. Binabawi na namin iyon: wala ka nang kailangang gawin, at tuloy ang pagsusuri.`,
  };
  return told(about, {
    subject: { en: 'Your application is under review again', fil: 'Sinusuri muli ang iyong aplikasyon' },
    body: each((language) => paragraphs(language, about, [text[language]])),
    sms: (number) => ({
      en: `nothing needs to be mended in your application ${number} any more; the review goes on.`,
      fil: `wala nang kailangang ayusin sa aplikasyon mong ${number}; tuloy ang pagsusuri.`,
    }),
  });
};

/** Tells the applicant what is missing: the reviewer's own words, each with what it is about. */
export const composeIncomplete = (about: About, said: readonly Sentence[]): ToApplicant => {
  const text: Sentence = {
    en: `We looked at the application of ${about.name} and cannot go on yet. Please mend the following and hand it in again:`,
    fil: `Tiningnan namin ang aplikasyon ng ${about.name} at hindi pa kami makatuloy. Pakiayos ang mga sumusunod at isumite muli:`,
  };
  const points = each((language) => said.map((point) => `- ${point[language]}`).join('\n'));
  return told(about, {
    subject: { en: 'Your application is incomplete', fil: 'Kulang ang iyong aplikasyon' },
    body: each((language) => paragraphs(language, about, [text[language], points[language]])),
    sms: (number) => ({
      en: `we need something more from you for your application ${number}.`,
      fil: `may kailangan pa kami sa iyo para sa aplikasyon mong ${number}.`,
    }),
  });
};

/** Tells the applicant that the application was rejected, and what may be done now. */
export const composeRejected = (about: About, reason: string | null): ToApplicant => {
  const text: Sentence = {
    en: `We cannot accept the application of ${about.name}.`,
    fil: `Hindi namin matatanggap ang aplikasyon ng ${about.name}.`,
  };
  const again: Sentence = {
    en: 'You may apply again at any time, as soon as what stood in the way has changed.',
    fil: 'Maaari kang mag-apply muli anumang oras, kapag nagbago na ang naging hadlang.',
  };
  const words = reason ? [reason] : [];
  return told(about, {
    subject: { en: 'Your application was not accepted', fil: 'Hindi tinanggap ang iyong aplikasyon' },
    body: each((language) => paragraphs(language, about, [text[language], ...words, again[language]])),
    sms: (number) => ({
      en: `your application ${number} was not accepted.`,
      fil: `hindi tinanggap ang aplikasyon mong ${number}.`,
    }),
  });
};

/** Tells the applicant that staff cancelled the application. */
export const composeCancelled = (about: About, reason: string | null): ToApplicant => {
  const text: Sentence = {
    en: `The application of ${about.name} was cancelled. If that is a mistake, answer this mail or apply again.`,
    fil: `Kinansela ang aplikasyon ng ${about.name}. Kung pagkakamali ito, sumagot sa email na ito o mag-apply muli.`,
  };
  const words = reason ? [reason] : [];
  return told(about, {
    subject: { en: 'Your application was cancelled', fil: 'Kinansela ang iyong aplikasyon' },
    body: each((language) => paragraphs(language, about, [text[language], ...words])),
    sms: (number) => ({
      en: `your application ${number} was cancelled.`,
      fil: `kinansela ang aplikasyon mong ${number}.`,
    }),
  });
};
