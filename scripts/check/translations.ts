import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../command.ts';

type Texts = { readonly [key: string]: string | Texts };

const flatten = (texts: Texts, base = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[base + key, value]] : flatten(value, `${base}${key}.`),
  );

const blanks = (text: string) => [...text.matchAll(/%?\{\w+\}/g)].map(([blank]) => blank).sort();

/** Complaints about texts that one of two languages lacks, leaves empty, or fills with other values. */
export const compareTexts = (name: string, english: Texts, other: Texts): string[] => {
  const theirs = new Map(flatten(other));
  const ours = flatten(english);
  const extra = [...theirs.keys()].filter((key) => !ours.some(([known]) => known === key));
  const wrong = ours.flatMap(([key, text]) => {
    const translated = theirs.get(key);
    if (!translated) return [`${name} ${key} is missing in Filipino`];
    const same = new Set(blanks(text)).symmetricDifference(new Set(blanks(translated))).size === 0;
    return same ? [] : [`${name} ${key} fills in other values in Filipino`];
  });
  return [...wrong, ...extra.map((key) => `${name} ${key} is missing in English`)];
};

const load = async (path: string): Promise<Texts> => import(pathToFileURL(path).href);

const onlyTexts = (module: Texts): Texts =>
  Object.fromEntries(Object.entries(module).filter(([, value]) => typeof value !== 'function'));

/** Compares every file of texts with its twin in the other language. */
export const checkTranslations = async (): Promise<string[]> => {
  const folder = join(ROOT, 'src', 'i18n');
  const names = (await readdir(join(folder, 'en'))).filter((name) => name.endsWith('.ts'));
  const found = await Promise.all(
    names.map(async (name) => {
      const [english, other] = await Promise.all([
        load(join(folder, 'en', name)),
        load(join(folder, 'fil', name)),
      ]);
      return compareTexts(name, onlyTexts(english), onlyTexts(other));
    }),
  );
  const before = join(ROOT, 'src', 'public', 'texts');
  const [{ en = {} }, { enCodes = {} }, { fil = {} }, { filCodes = {} }] = await Promise.all([
    load(join(before, 'en.ts')),
    load(join(before, 'enCodes.ts')),
    load(join(before, 'fil.ts')),
    load(join(before, 'filCodes.ts')),
  ]);
  const applicants = join(ROOT, 'src', 'pages', 'selfService');
  const parts = (await readdir(applicants, { recursive: true })).filter((name) =>
    /\btexts\/en\.ts$/.test(name),
  );
  const ofApplicants = await Promise.all(
    parts.map(async (name) => {
      const [{ en: english = {} }, { fil: other = {} }] = await Promise.all([
        load(join(applicants, name)),
        load(join(applicants, name.replace(/en\.ts$/, 'fil.ts'))),
      ]);
      return compareTexts(name, english as Texts, other as Texts);
    }),
  );
  return [
    ...found.flat(),
    ...ofApplicants.flat(),
    ...compareTexts('public', en as Texts, fil as Texts),
    ...compareTexts('codes', enCodes as Texts, filCodes as Texts),
  ];
};
