import { globSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguage, type Language } from '#domain/sentence.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const modulesOf = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .filter((file) => !file.includes('.test.'))
    .sort();

const isPair = (value: object): value is Record<Language, string> =>
  'en' in value && 'fil' in value && typeof value.en === 'string' && typeof value.fil === 'string';

/** Every text below a value; of pairs that of one language, unless all of it is of that language. */
const textsBelow = (value: unknown, language: Language, isWhole: boolean, seen: Set<unknown>): string[] => {
  if (typeof value === 'string') return isWhole ? [value] : [];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (isPair(value)) return [value[language]];
  return Object.values(value).flatMap((below) => textsBelow(below, language, isWhole, seen));
};

const textsOf = async (file: string, language: Language, isWhole: boolean): Promise<string[]> =>
  textsBelow({ ...(await import(join(ROOT, file))) }, language, isWhole, new Set());

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/** What a text of the dictionary may read on a screen: each of its numbers, its gaps filled with anything or left as they are. */
const patternsOf = (text: string): RegExp[] =>
  text
    .split(' |||| ')
    .filter((form) => /\p{L}{3}/u.test(form.replace(/%?\{\w+\}/g, '')))
    .map((form) => new RegExp(`^${escaped(form).replace(/%?\{\w+\}/g, '.+')}$`, 'u'));

/** Answers whether a text stands on some screen of the portal in a language: in its dictionaries, in a table of the domain, in the menu. */
export const labelsShown = async (language: Language): Promise<(label: string) => boolean> => {
  if (!isLanguage(language)) throw new Error(`no language ${language}`);
  const whole = [
    ...modulesOf(`src/i18n/${language}/**/*.ts`),
    ...modulesOf(`src/public/texts/${language}*.ts`),
    ...modulesOf(`src/components/ui/${language === 'en' ? 'english' : 'filipino'}UiTexts.ts`),
  ];
  const pairs = [...modulesOf('domain/**/*.ts'), ...modulesOf('src/{pages,resources}/*/index.ts')];
  const texts = [
    ...(await Promise.all(whole.map((file) => textsOf(file, language, true)))),
    ...(await Promise.all(pairs.map((file) => textsOf(file, language, false)))),
  ].flat();
  const plain = new Set(texts.flatMap((text) => text.split(' |||| ')));
  const patterns = texts.filter((text) => text.includes('{')).flatMap(patternsOf);
  return (label) => plain.has(label) || patterns.some((pattern) => pattern.test(label));
};
