export type Language = 'en' | 'fil';

/** What people read, in every language of the portal: a missing one fails the type-check. */
export type Sentence = Readonly<Record<Language, string>>;

// Browsers name Filipino by its own code or by that of Tagalog.
const TAGS: ReadonlyMap<string, Language> = new Map([
  ['en', 'en'],
  ['fil', 'fil'],
  ['tl', 'fil'],
]);

/** Whether a value names one of our languages. */
export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'fil';
}

/** The language that an Accept-Language header wants most of those we speak, else English. */
export function languageOf(header: string | null | undefined): Language {
  const wishes = (header ?? '').split(',', 20).map((wish) => {
    const [tag = '', weight = ''] = wish.trim().toLowerCase().split(';');
    const [, given] = /^\s*q=([\d.]+)\s*$/.exec(weight) ?? [];
    const [primary = ''] = tag.trim().split('-');
    return { language: TAGS.get(primary), weight: given === undefined ? 1 : Number(given) };
  });
  const [first] = wishes
    .filter(({ language, weight: worth }) => language && worth > 0)
    .sort((one, other) => other.weight - one.weight);
  return first?.language ?? 'en';
}

/** A text that reads alike in every language: a code, a name, a proper noun. */
export function same(text: string): Sentence {
  return { en: text, fil: text };
}

/** A label as it stands within a sentence, "account number"; one that begins with an abbreviation ("HSIS code") stays. */
export function withinSentence(label: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(label) ? label.slice(0, 1).toLowerCase() + label.slice(1) : label;
}

/** So many of something in English, "1 receipt" or "1,200 receipts"; Filipino counts without a plural. */
export function counted(count: number | bigint, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${Number(count) === 1 ? one : many}`;
}

/** A sentence made of others, language by language. */
export function each(make: (language: Language) => string): Sentence {
  return { en: make('en'), fil: make('fil') };
}

/** A text without the second full stop where a filled-in value, "Bayani Corp.", brings one of its own. */
export function endedOnce(text: string, values: Iterable<unknown>): string {
  let ended = text;
  for (const value of values)
    if (typeof value === 'string' && /[^.]\.$/.test(value)) ended = ended.replaceAll(`${value}.`, value);
  return ended;
}
