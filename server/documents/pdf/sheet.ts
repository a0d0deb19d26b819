import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { formatInstant } from '#domain/day.ts';
import type { Language, Sentence } from '#domain/sentence.ts';
import { MARGIN, styles } from './styles.ts';

/** Who printed a sheet, when, and in which language it is. */
export interface Printed {
  language: Language;
  /** An ISO instant. */
  at: string;
  by: string;
}

export interface Sheet {
  title: string;
  /** Beneath the title, a line each. */
  subtitles: readonly string[];
  /** What stands at the foot of every page: the record's number. */
  number: string;
  content: Content[];
  printed: Printed;
  isLandscape?: boolean;
}

const TAGLINE: Sentence = {
  en: 'Consumer financing for partners and their stores',
  fil: 'Consumer financing para sa mga partner at kanilang tindahan',
};
const PRINTED: Sentence = { en: 'Printed', fil: 'Na-print' };
const PAGE: Sentence = { en: 'Page', fil: 'Pahina' };
const OF: Sentence = { en: 'of', fil: 'ng' };

const letterhead = ({ title, subtitles, printed: { language } }: Sheet): Content => ({
  columns: [
    {
      width: '*',
      stack: [
        { text: 'Suki', style: 'wordmark' },
        { text: TAGLINE[language], style: 'tagline', margin: [0, 1, 0, 0] },
      ],
    },
    {
      width: 'auto',
      stack: [
        { text: title, style: 'title', margin: [0, 5, 0, 2] },
        ...subtitles.map((text) => ({ text, style: 'subtitle' })),
      ],
    },
  ],
  margin: [0, 0, 0, 8],
});

/** A sheet of A4 with the letterhead on its first page, and number, printer and page at every foot. */
export const sheet = (made: Sheet): TDocumentDefinitions => {
  const { title, number, content, printed, isLandscape = false } = made;
  const { language, at, by } = printed;
  const note = `${number}   ·   ${PRINTED[language]} ${formatInstant(new Date(at))} (Manila), ${by}`;
  return {
    pageSize: 'A4',
    pageOrientation: isLandscape ? 'landscape' : 'portrait',
    pageMargins: [MARGIN, 36, MARGIN, 48],
    info: { title: `${title} ${number}`, author: 'Suki', creationDate: new Date(at), modDate: new Date(at) },
    defaultStyle: { font: 'Roboto', fontSize: 9 },
    styles,
    language,
    content: [letterhead(made), ...content],
    // A heading alone at the foot of a page goes with what it stands over.
    pageBreakBefore: (node, nodes) =>
      node.headlineLevel === 1 && nodes.getFollowingNodesOnPage().length === 0,
    footer: (page: number, pages: number) => ({
      columns: [
        { text: note, style: 'small' },
        {
          text: `${PAGE[language]} ${page} ${OF[language]} ${pages}`,
          style: 'small',
          alignment: 'right',
          width: 'auto',
        },
      ],
      margin: [MARGIN, 16, MARGIN, 0],
    }),
  };
};
