import type { Source } from './sources.ts';

const LONGEST = 300;
const MEDIAN = 60;
// Tables of texts and of data are as long as what they hold.
const TABLES = /^src\/i18n\/|^src\/public\/texts\/|\/seed\/|demoData|^tests\/access\//;

const lines = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** Complaints about files that grew too long, and about a median above 60 lines. */
export const checkSizes = (sources: readonly Source[]): string[] => {
  const counted = sources
    .filter(({ path }) => !TABLES.test(path))
    .map(({ path, text }) => ({ path, count: lines(text) }));
  const tooLong = counted
    .filter(({ count }) => count > LONGEST)
    .map(({ path, count }) => `${path} has ${count} lines: at most ${LONGEST}`);
  const sorted = counted.map(({ count }) => count).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return median > MEDIAN ? [...tooLong, `the median file has ${median} lines: at most ${MEDIAN}`] : tooLong;
};
