import type { UserDetails } from '#contract/session.ts';
import type { Language, Sentence } from '#domain/sentence.ts';

type Gateway = NonNullable<UserDetails['missingGateways']>[number];

const LOST: Record<Gateway, Sentence> = {
  SMTP_URL: {
    en: 'SMTP_URL is not set: no mail goes out, neither codes nor notices.',
    fil: 'Hindi nakatakda ang SMTP_URL: walang lumalabas na mail, code man o abiso.',
  },
  SMS_URL: {
    en: 'SMS_URL is not set: no SMS goes out, so codes do not reach mobile phones.',
    fil: 'Hindi nakatakda ang SMS_URL: walang lumalabas na SMS, kaya hindi nakakarating sa mobile ang mga code.',
  },
};

const NOBODY: Sentence = {
  en: 'Until one of them is set nobody signs in with a second factor, sets a forgotten password or opens an application.',
  fil: 'Hangga’t walang nakatakda sa dalawa, walang makakapag-sign in nang may ikalawang patunay, makakapagpalit ng nalimutang password o makakapagbukas ng aplikasyon.',
};

interface Props {
  missing: readonly Gateway[];
  language: Language;
}

/** What the banner of administrators says on every page: which way out of the house is not set up, and what does not work without it. */
const MissingGateways = ({ missing, language }: Props) => {
  const sentences = missing.map((gateway) => LOST[gateway][language]);
  return [...sentences, ...(missing.length > 1 ? [NOBODY[language]] : [])].join(' ');
};

export default MissingGateways;
