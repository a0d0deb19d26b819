import type { Source } from './sources.ts';

const LONGEST = 300;
const MEDIAN = 60;
// Tables of texts and of data are as long as what they hold.
const TABLES = /^src\/i18n\/|^src\/public\/texts\/|\/seed\/|demoData|^tests\/access\//;

const lines = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

const FOLDER = 30;
const HOUSE = /^(?:domain|contract|server|src|scripts|tests)\//;

/** Complaints about folders of the house that hold more files than somebody takes in at a glance. */
const crowded = (sources: readonly Source[]): string[] => {
  const folders = Map.groupBy(
    sources.filter(({ path }) => HOUSE.test(path)),
    ({ path }) => path.slice(0, path.lastIndexOf('/')),
  );
  return [...folders]
    .filter(([, files]) => files.length > FOLDER)
    .map(([folder, files]) => `${folder} holds ${files.length} files: cut it by topic, at most ${FOLDER}`);
};

/** Complaints about files that grew too long, folders that grew too full, and a median above 60 lines. */
export const checkSizes = (sources: readonly Source[]): string[] => {
  const counted = sources
    .filter(({ path }) => !TABLES.test(path))
    .map(({ path, text }) => ({ path, count: lines(text) }));
  const tooLong = counted
    .filter(({ count }) => count > LONGEST)
    .map(({ path, count }) => `${path} has ${count} lines: at most ${LONGEST}`);
  const sorted = counted.map(({ count }) => count).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const long = median > MEDIAN ? [`the median file has ${median} lines: at most ${MEDIAN}`] : [];
  return [...tooLong, ...crowded(sources), ...long];
};
