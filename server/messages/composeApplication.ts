import { recordFields } from '#domain/fields/record.ts';
import { each, type Language, type Sentence } from '#domain/sentence.ts';

/** A mail to an applicant, who has no account that tells a language: both, one after the other. */
export interface ApplicantMail {
  subject: string;
  body: string;
}

interface About {
  /** The partner's name, or the store's. */
  name: string;
  referenceNumber: string | null;
}

const both = (subject: Sentence, body: Sentence): ApplicantMail => ({
  subject: `${subject.en} / ${subject.fil}`,
  body: `${body.en}\n\n—\n\n${body.fil}\n\nSuki`,
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
export const composeApproved = (about: About): ApplicantMail => {
  const text: Sentence = {
    en: `The application of ${about.name} has been approved. We will be in touch about the next steps.`,
    fil: `Aprubado na ang aplikasyon ng ${about.name}. Makikipag-ugnayan kami para sa mga susunod na hakbang.`,
  };
  return both(
    { en: 'Your application is approved', fil: 'Aprubado na ang iyong aplikasyon' },
    each((language) => paragraphs(language, about, [text[language]])),
  );
};

/** Tells the applicant that what was asked for is withdrawn. */
export const composeTakenBack = (about: About): ApplicantMail => {
  const text: Sentence = {
    en: `We asked you to mend the application of ${about.name}. That is withdrawn: there is nothing for you to do, and the review goes on.`,
    fil: `Hiniling naming ayusin ang aplikasyon ng ${about.name}. Binabawi na namin iyon: wala ka nang kailangang gawin, at tuloy ang pagsusuri.`,
  };
  return both(
    { en: 'Your application is under review again', fil: 'Sinusuri muli ang iyong aplikasyon' },
    each((language) => paragraphs(language, about, [text[language]])),
  );
};

/** Tells the applicant what is missing: the reviewer's own words, each with what it is about. */
export const composeIncomplete = (about: About, said: readonly Sentence[]): ApplicantMail => {
  const text: Sentence = {
    en: `We looked at the application of ${about.name} and cannot go on yet. Please mend the following and hand it in again:`,
    fil: `Tiningnan namin ang aplikasyon ng ${about.name} at hindi pa kami makatuloy. Pakiayos ang mga sumusunod at isumite muli:`,
  };
  const points = each((language) => said.map((point) => `- ${point[language]}`).join('\n'));
  return both(
    { en: 'Your application is incomplete', fil: 'Kulang ang iyong aplikasyon' },
    each((language) => paragraphs(language, about, [text[language], points[language]])),
  );
};
