import { basename } from 'node:path/posix';
import type { Source } from './sources.ts';
import { parse } from './syntax.ts';

const HOUSE = /^(?:domain|contract|server|src)\//;
const APART = /\.test\.tsx?$|\.d\.ts$|\/index\.tsx?$/;
/** Rooms whose files are named by what they export, or by the thing that all of it is about. */
const STRICT = /^server\/(?:http|records|imports|importKinds)\//;

/** The names that a file exports, types among them. */
const exportsOf = (source: Source): string[] =>
  parse(source).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, localName }) => exportName.name ?? localName.name ?? []),
  );

/** Files whose exports are named one by one for what they are, with what they have in common. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'server/db/columns/kinds.ts': 'kinds of columns, each called as what it holds: text, flag, day',
  'server/lists/filters.ts': 'filters of lists, each called by what it compares: byText, byId, byDays',
};

/** Words that name nothing by themselves. */
const EMPTY = new Set(['and', 'for', 'from', 'get', 'has', 'not', 'the', 'use', 'with']);

/** The stem of a word: "address", "addresses" and "addressed" are one, so are "city" and "cities". */
const stemOf = (word: string): string =>
  word
    .replace(/(?:ie)?s$/, (end) => (end === 's' ? '' : 'y'))
    .replace(/(?<=\w{3})(?:ed|ing|er|e)$/, '')
    .replace(/(?<=\w{3})(?:ed|ing|er|e)$/, '')
    .replace(/(\w)\1$/, '$1')
    .replace(/y$/, 'i');

/** The stems of the telling words of a name in camelCase, PascalCase or CAPITALS; of all its words where every one is short. */
const wordsOf = (name: string): string[] => {
  const words = (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? []).map((word) => word.toLowerCase());
  const telling = words.filter((word) => word.length >= 3 && !EMPTY.has(word));
  return (telling.length > 0 ? telling : words).map(stemOf);
};

const plain = (name: string): string => name.replace(/\W|_/g, '').toLowerCase();

/** Complaints about files whose name says nothing of what they export. */
export const checkFileNames = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => HOUSE.test(path) && !APART.test(path) && !Object.hasOwn(EXCEPTIONS, path))
    .flatMap((source) => {
      const exported = exportsOf(source);
      const name = basename(source.path).replace(/\.tsx?$/, '');
      if (exported.length === 0 || exported.some((one) => plain(one) === plain(name))) return [];
      const families = exported.map((one) => new Set(wordsOf(one)));
      const says = (word: string) =>
        STRICT.test(source.path)
          ? families.every((words) => words.has(word))
          : families.some((words) => words.has(word));
      if (wordsOf(name).some(says)) return [];
      const wants = STRICT.test(source.path)
        ? 'call it as one of its exports, or each export by its noun'
        : 'let its name say one of them';
      return [`${source.path} exports ${exported.join(', ')}: ${wants}`];
    });
