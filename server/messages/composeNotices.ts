import type { Language } from '#domain/sentence.ts';

/** A notice in its reader's language. */
export interface NoticeText {
  title: string;
  body: string | null;
  /** Where it leads in the portal, whole; null for nowhere. */
  url: string | null;
}

const WORDS = {
  en: {
    many: (count: number) => `Suki: ${count} notices`,
    one: 'Suki: one notice',
    lead: 'What you have not read yet:',
    choose: 'Choose what is mailed to you:',
  },
  fil: {
    many: (count: number) => `Suki: ${count} abiso`,
    one: 'Suki: isang abiso',
    lead: 'Ang hindi mo pa nababasa:',
    choose: 'Piliin kung ano ang ipapadala sa mail mo:',
  },
} as const;

const linesOf = ({ title, body, url }: NoticeText): string => [title, body, url].filter(Boolean).join('\n');

/** The mail of one notice. */
export const composeNotice = (notice: NoticeText, language: Language, settings: string) => ({
  subject: notice.title,
  body: [linesOf(notice), `${WORDS[language].choose}\n${settings}`, 'Suki'].join('\n\n'),
});

/** The mail of a morning, the newest notices first. */
export const composeDigest = (notices: readonly NoticeText[], language: Language, settings: string) => {
  const { many, one, lead, choose } = WORDS[language];
  return {
    subject: notices.length === 1 ? one : many(notices.length),
    body: [lead, ...notices.map(linesOf), `${choose}\n${settings}`, 'Suki'].join('\n\n'),
  };
};
