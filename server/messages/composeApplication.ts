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

export interface About {
  /** The partner's name, or the store's. */
  name: string;
  referenceNumber: string | null;
  /** Where it is followed, for a mail; null without a number. */
  page: string | null;
  /** Of a store; several that were added together share a number. */
  merchantId?: string | null;
}

/** Follows what an SMS says: without a link, which nobody should have to trust. */
const FOLLOW: Sentence = {
  en: 'Follow it on our site with this number and a code that we send you.',
  fil: 'Subaybayan ito sa aming site gamit ang numerong ito at ang code na ipapadala namin.',
};
/** The same of what is to be mended. */
const SEE: Sentence = {
  en: 'See what on our site with this number and a code that we send you.',
  fil: 'Tingnan sa aming site gamit ang numerong ito at ang ipapadalang code.',
};
/** Where it is mended, for a mail, in which the page stands below. */
const WHERE: Sentence = {
  en: 'You do that on the page below. It asks for a code that we send you.',
  fil: 'Sa pahina sa ibaba mo iyon gagawin. Hihingi ito ng code na ipapadala namin.',
};
const HERE: Sentence = { en: 'Your application', fil: 'Ang iyong aplikasyon' };

/** What an SMS is about: nothing of theirs but the number. */
const aboutIn = ({ referenceNumber, merchantId = null }: About): Sentence =>
  merchantId === null
    ? { en: `your application ${referenceNumber}`, fil: `aplikasyon mong ${referenceNumber}` }
    : {
        en: `a store of your application ${referenceNumber}`,
        fil: `isang tindahan sa aplikasyon mong ${referenceNumber}`,
      };

const told = (
  about: About,
  {
    subject,
    body,
    sms,
    next = FOLLOW,
  }: { subject: Sentence; body: Sentence; sms: (what: Sentence) => Sentence; next?: Sentence | null },
): ToApplicant => ({
  subject: `${subject.en} / ${subject.fil}`,
  body: `${body.en}\n\n—\n\n${body.fil}\n\nSuki`,
  sms: about.referenceNumber
    ? each((language) =>
        ['Suki:', sms(aboutIn(about))[language], ...(next ? [next[language]] : [])].join(' '),
      )
    : null,
});

const GREETING: Sentence = { en: 'Good day,', fil: 'Magandang araw,' };
const { label: NUMBER } = recordFields.referenceNumber;

const paragraphs = (
  language: Language,
  { referenceNumber, page }: About,
  parts: readonly string[],
): string => {
  const number = referenceNumber ? [`${NUMBER[language]}: ${referenceNumber}`] : [];
  const where = page ? [`${HERE[language]}: ${page}`] : [];
  const foot = [...number, ...where].join('\n');
  return [GREETING[language], ...parts, ...(foot ? [foot] : [])].join('\n\n');
};

/** What follows on the approval, as the page says it; a store's is told by whoever has its partner in hand. */
const nextOf = ({ merchantId = null }: About): Sentence =>
  merchantId === null
    ? {
        en: 'We prepare the contract and call you. You need not do anything.',
        fil: 'Inihahanda namin ang kontrata at tatawagan ka namin. Wala kang kailangang gawin.',
      }
    : {
        en: 'We will be in touch about the next steps.',
        fil: 'Makikipag-ugnayan kami para sa mga susunod na hakbang.',
      };

/** Tells the applicant that the application was approved. */
export const composeApproved = (about: About): ToApplicant => {
  const next = nextOf(about);
  const text: Sentence = {
    en: `The application of ${about.name} has been approved. ${next.en}`,
    fil: `Aprubado na ang aplikasyon ng ${about.name}. ${next.fil}`,
  };
  return told(about, {
    subject: { en: 'Your application is approved', fil: 'Aprubado na ang iyong aplikasyon' },
    body: each((language) => paragraphs(language, about, [text[language]])),
    sms: (what) => ({
      en: `${what.en} is approved.`,
      fil: `aprubado na ang ${what.fil}.`,
    }),
  });
};

/** The beginning of business in words: of a partner with what is sent next, of a store that was added to one as its page says it. */
const openedIn = ({ name, merchantId = null }: About) =>
  merchantId === null
    ? {
        subject: { en: 'You are a partner', fil: 'Partner ka na' },
        text: {
          en: `${name} is a partner now, open for business with us. Next we send an invitation to the portal, with which you choose a username and a password.`,
          fil: `Partner na ang ${name} at bukas na sa negosyo kasama namin. Susunod naming ipapadala ang imbitasyon sa portal, kung saan pipili ka ng username at password.`,
        },
        sms: (what: Sentence) => ({
          en: `${what.en} is done: you are a partner. An invitation to the portal follows.`,
          fil: `tapos na ang ${what.fil}: partner ka na. Susunod ang imbitasyon sa portal.`,
        }),
      }
    : {
        subject: { en: 'Your store is open for business', fil: 'Bukas na sa negosyo ang iyong tindahan' },
        text: {
          en: `${name} is open for business with us. Customers can buy there from now on; there is nothing for you to do.`,
          fil: `Bukas na sa negosyo kasama namin ang ${name}. Makabibili na roon ang mga customer mula ngayon; wala kang kailangang gawin.`,
        },
        sms: (what: Sentence) => ({
          en: `${what.en} is open for business.`,
          fil: `bukas na sa negosyo ang ${what.fil}.`,
        }),
      };

/** Tells the applicant that the partner is active, or a store that was added to it. */
export const composeActivated = (about: About): ToApplicant => {
  const { subject, text, sms } = openedIn(about);
  return told(about, {
    subject,
    body: each((language) => paragraphs(language, about, [text[language]])),
    sms,
    next: null,
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
    sms: (what) => ({
      en: `nothing needs to be mended in ${what.en} any more; the review goes on.`,
      fil: `wala nang kailangang ayusin sa ${what.fil}; tuloy ang pagsusuri.`,
    }),
    next: null,
  });
};

/** What the reviewer has said of it: a sentence of the whole, and the points that are to be mended, each with what it is about. */
interface Missing {
  reason: string | null;
  points: readonly Sentence[];
}

const MEND: Sentence = {
  en: 'Please mend the following and hand it in again:',
  fil: 'Pakiayos ang mga sumusunod at isumite muli:',
};
const AGAIN: Sentence = {
  en: 'Please mend that and hand it in again.',
  fil: 'Pakiayos iyon at isumite muli.',
};

/** Tells the applicant what is missing, in the reviewer's own words. */
export const composeIncomplete = (about: About, { reason, points }: Missing): ToApplicant => {
  const text: Sentence = {
    en: `We looked at the application of ${about.name} and cannot go on yet.`,
    fil: `Tiningnan namin ang aplikasyon ng ${about.name} at hindi pa kami makatuloy.`,
  };
  const asked = each((language) =>
    points.length > 0
      ? [MEND[language], ...points.map((point) => `- ${point[language]}`)].join('\n')
      : AGAIN[language],
  );
  const parts = (language: Language) => [
    text[language],
    ...(reason ? [reason] : []),
    asked[language],
    ...(about.page ? [WHERE[language]] : []),
  ];
  return told(about, {
    subject: { en: 'Your application is incomplete', fil: 'Kulang ang iyong aplikasyon' },
    body: each((language) => paragraphs(language, about, parts(language))),
    sms: (what) => ({
      en: `we need something more from you for ${what.en}.`,
      fil: `may kailangan pa kami para sa ${what.fil}.`,
    }),
    next: SEE,
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
    sms: (what) => ({
      en: `${what.en} was not accepted.`,
      fil: `hindi tinanggap ang ${what.fil}.`,
    }),
  });
};

/** Tells the applicant that staff cancelled the application. */
export const composeCancelled = (about: About, reason: string | null): ToApplicant => {
  const text: Sentence = {
    en: `The application of ${about.name} was cancelled. You may apply again at any time.`,
    fil: `Kinansela ang aplikasyon ng ${about.name}. Maaari kang mag-apply muli anumang oras.`,
  };
  const words = reason ? [reason] : [];
  return told(about, {
    subject: { en: 'Your application was cancelled', fil: 'Kinansela ang iyong aplikasyon' },
    body: each((language) => paragraphs(language, about, [text[language], ...words])),
    sms: (what) => ({
      en: `${what.en} was cancelled.`,
      fil: `kinansela ang ${what.fil}.`,
    }),
  });
};
