import { pathToFileURL } from 'node:url';
import { ROOT } from '../command.ts';
import type { Source } from './sources.ts';
import { isNode, nodesOf } from './syntax.ts';

/** What stands for a part of a key that is known only when the program runs. */
const ANY = '\u0000';
type Constants = ReadonlyMap<string, string>;

/** The texts that an expression can be, as far as it is written out; `ANY` for the rest. */
const textsOf = (node: unknown, constants: Constants): string[] => {
  if (!isNode(node)) return [ANY];
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type === 'Identifier') return [constants.get(String(node.name)) ?? ANY];
  if (node.type === 'ConditionalExpression')
    return [...textsOf(node.consequent, constants), ...textsOf(node.alternate, constants)];
  if (node.type !== 'TemplateLiteral') return [ANY];
  const quasis = node.quasis as { value: { cooked: string } }[];
  const expressions = node.expressions as unknown[];
  return quasis.reduce<string[]>(
    (begun, quasi, at) => {
      const before = at === 0 ? [''] : textsOf(expressions[at - 1], constants);
      return begun.flatMap((text) => before.map((part) => text + part + quasi.value.cooked));
    },
    [''],
  );
};

/** Every text that a file writes out or puts together, `ANY` where it is put together of what is not known. */
const writtenIn = (source: Source): string[] => {
  const nodes = nodesOf(source);
  const constants = new Map(
    nodes.flatMap((node): [string, string][] => {
      const { id, init } = node;
      if (node.type !== 'VariableDeclarator' || !isNode(id) || !isNode(init)) return [];
      const value = isNode(init.expression) ? init.expression.value : init.value;
      return typeof value === 'string' ? [[String(id.name), value]] : [];
    }),
  );
  return nodes.flatMap((node) =>
    node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
      ? textsOf(node, constants)
      : [],
  );
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Keys that are written out and that no text has, and texts that no key reaches. `keys` are those of all texts, `made` begin what
 * the dictionary of fields or react-admin give, of which not every one is used.
 */
export const compareKeys = (
  keys: readonly string[],
  sources: readonly Source[],
  made: readonly string[] = [],
): string[] => {
  const spaces = new Set(keys.map((key) => key.slice(0, key.indexOf('.'))));
  const known = new Set(
    keys.flatMap((key) => [...key.matchAll(/\.|$/g)].map(({ index }) => key.slice(0, index))),
  );
  const written = sources.flatMap((source) => writtenIn(source).map((text) => ({ text, path: source.path })));
  const missing = written.filter(
    ({ text }) =>
      /^\w+(\.\w+)+$/.test(text) && spaces.has(text.slice(0, text.indexOf('.'))) && !known.has(text),
  );
  const exact = new Set(written.map(({ text }) => text));
  const patterns = [...exact]
    .filter(
      (text) =>
        text.includes(ANY) &&
        /\w{2}/.test(text.replaceAll(ANY, '')) &&
        /[.]/.test(text) &&
        !/[\s/:;]/.test(text),
    )
    .map((text) => new RegExp(`^${text.split(ANY).map(escaped).join('[\\w.-]+')}$`));
  const dead = keys.filter(
    (key) =>
      !made.some((begin) => key.startsWith(begin)) &&
      !exact.has(key) &&
      !patterns.some((pattern) => pattern.test(key)),
  );
  return [
    ...missing.map(({ text, path }) => `${path}: there is no text ${text}`),
    ...dead.map((key) => `the text ${key} is shown nowhere`),
  ];
};

type Texts = { readonly [key: string]: string | Texts };
const keysOf = (texts: Texts, base = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [base + key] : keysOf(value, `${base}${key}.`),
  );

const load = async (path: string) => import(pathToFileURL(`${ROOT}/${path}`).href);

/** Settings that are kept under a name that looks like a key. */
const SETTINGS: readonly string[] = ['list.density'];
/** What is called by react-admin, by the names of `useUiTexts()`, or by the dictionary of fields: not every one is used. */
const MADE = [
  'ra.',
  'ui.',
  'sections.field.',
  'people.field.',
  'promos.field.',
  'users.field.',
  'resources.partners.fields.',
  'resources.merchants.fields.',
];

const isShown = ({ path }: Source): boolean =>
  /^(src|domain)\//.test(path) &&
  !/\.test\.tsx?$|^src\/(i18n|public\/texts|pages\/selfService\/(?:\w+\/)*texts\/(?:en|fil)\.ts)/.test(path);
const isPublic = ({ path }: Source): boolean => /^src\/(public|pages\/(?:login|verify))\//.test(path);
const isOfApplicants = ({ path }: Source): boolean => path.startsWith('src/pages/selfService/');
const APPLICANT_TEXTS = /^src\/pages\/selfService\/(?:\w+\/)*texts\/en\.ts$/;

const WHOLE = /^src\/i18n\/(?:english|managementEnglish)\.ts$/;
const PART = /^src\/i18n\/en\/(\w+)\.ts$/;

/** The texts that pages fetch for themselves: those of files that neither of the wholes imports, by their names. */
const textsApart = async (sources: readonly Source[]): Promise<Texts> => {
  const wholes = sources.flatMap(({ path, text }) => (WHOLE.test(path) ? [text] : [])).join('\n');
  const names = sources.flatMap(({ path }) => PART.exec(path)?.[1] ?? []);
  const apart = names.filter((name) => !wholes.includes(`'./en/${name}.ts'`));
  const found = await Promise.all(
    apart.map(async (name) => [name, (await load(`src/i18n/en/${name}.ts`))[name]] as const),
  );
  return Object.fromEntries(found.filter(([, texts]) => texts !== undefined));
};

/** Compares the texts of the back office and those of the public pages with the keys that their files write out. */
export const checkTextKeys = async (sources: readonly Source[]): Promise<string[]> => {
  const [{ english }, { management }, apart, { en }, { enCodes }] = await Promise.all([
    load('src/i18n/english.ts'),
    load('src/i18n/managementEnglish.ts'),
    textsApart(sources),
    load('src/public/texts/en.ts'),
    load('src/public/texts/enCodes.ts'),
  ]);
  const resources = { ...english.resources, ...management.resources };
  const shown = sources.filter(isShown);
  const office = keysOf({ ...english, ...management, ...apart, resources });
  const before = shown.filter(isPublic);
  const applicants = shown.filter(isOfApplicants);
  const later = shown.filter((source) => !isPublic(source) && !isOfApplicants(source));
  const parts = await Promise.all(
    sources.flatMap(({ path }) => (APPLICANT_TEXTS.test(path) ? [load(path)] : [])),
  );
  return [
    ...compareKeys(keysOf({ ...en, ...enCodes }), before),
    ...compareKeys(
      parts.flatMap((part) => keysOf(part.en)),
      applicants,
    ),
    ...compareKeys([...office, ...SETTINGS], later, [...MADE, ...SETTINGS]),
  ];
};
