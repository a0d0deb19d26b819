import type { ConflictKey } from './en.ts';

/** The same in Filipino. */
export const fil: Readonly<Record<ConflictKey, string>> = {
  title: '{part}: nabago rin sa ibang device',
  one: 'May isang sagot na magkaiba. Walang nawala: piliin ang susundin.',
  many: 'May {count} sagot na magkaiba. Walang nawala: piliin ang susundin sa bawat isa.',
  removedHere: 'Inalis ito rito at binago sa kabilang device. Walang nawala: piliin ang susundin.',
  removedThere: 'Inalis ito sa kabilang device at binago rito. Walang nawala: piliin ang susundin.',
  here: 'Dito',
  there: 'Sa kabilang device',
  allHere: 'Lahat ng narito',
  allThere: 'Lahat ng nasa kabilang device',
  none: 'Wala',
  yes: 'Oo',
  no: 'Hindi',
  removed: 'Inalis',
  noFile: 'Walang file',
  agreed: 'Sumang-ayon',
  notAgreed: 'Hindi sumang-ayon',
  personAt: 'Tao {at}',
  missing: 'Pumili ng isa sa dalawa',
  keep: 'Sundin ang pinili ko',
  settled: 'Nasunod ang pinili mo.',
};
