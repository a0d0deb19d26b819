import type { Sentence } from '#domain/sentence.ts';
import type { TourName } from '#domain/tour/tourModules.ts';

interface TourStep {
  /** The part of the page that it is about. */
  target: string;
  title: Sentence;
  text: Sentence;
}

const part = (name: string): string => `[data-tour="${name}"]`;

/** What each tour says, step by step. */
export const TOUR_STEPS: Readonly<Record<TourName, readonly TourStep[]>> = {
  'offset-report': [
    {
      target: part('head'),
      title: { en: 'What is owed', fil: 'Ang mga utang' },
      text: {
        en: 'On some days refunds come to more than sales. Each row is such a day of a store: what it owed, what later days paid of it, and what is left.',
        fil: 'May mga araw na mas malaki ang refund kaysa benta. Bawat hilera ay ganoong araw ng isang tindahan: ang utang, ang nabayaran ng mga sumunod na araw, at ang natitira.',
      },
    },
    {
      target: part('tools'),
      title: { en: 'Find, keep and take along', fil: 'Hanapin, itabi at dalhin' },
      text: {
        en: 'Narrow it by day, store or state: “Open” has all that is owed, whatever its day. Keep what you often look for as a view, or export it. A row opens what was set off against what.',
        fil: 'Salain ayon sa araw, tindahan o katayuan: nasa “Bukas” ang lahat ng utang, anumang araw. Itabi bilang view ang madalas hanapin, o i-export. Binubuksan ng hilera kung ano ang ibinawas kung saan.',
      },
    },
  ],
  'import-workbench': [
    {
      target: part('kinds'),
      title: { en: 'What you load', fil: 'Ang ilo-load mo' },
      text: {
        en: 'Choose what the spreadsheet is of. Each kind has its own columns and its own imports of before.',
        fil: 'Piliin kung tungkol saan ang spreadsheet. May sariling column at mga dating import ang bawat uri.',
      },
    },
    {
      target: part('upload'),
      title: { en: 'The file, as you have it', fil: 'Ang file, gaya ng hawak mo' },
      text: {
        en: 'Drop it here. You match its columns, mend what is wrong in a table, and nothing is written before you confirm it.',
        fil: 'I-drop dito. Itutugma mo ang mga column, aayusin ang mali sa isang table, at walang maisusulat bago mo kumpirmahin.',
      },
    },
    {
      target: part('template'),
      title: { en: 'Starting from nothing?', fil: 'Magsisimula sa wala?' },
      text: {
        en: 'The template has every column with its rules and an example row. Fill it in and drop it where files go.',
        fil: 'Nasa template ang bawat column, ang mga tuntunin nito at isang halimbawang hilera. Punan at i-drop sa lagayan ng file.',
      },
    },
  ],
};
