import { english, type Messages } from './english.ts';

export const LOCALES = [
  { locale: 'en', name: 'English' },
  { locale: 'fil', name: 'Filipino' },
] as const;
export type LocaleCode = (typeof LOCALES)[number]['locale'];

/** Whether a text names one of our languages. */
export const isLocale = (code: unknown): code is LocaleCode => LOCALES.some(({ locale }) => locale === code);

type Load = () => Promise<object>;

/** Texts that only some pages show, fetched with the first of them. */
const PARTS = {
  management: {
    en: async () => (await import('./managementEnglish.ts')).management,
    // Filipino is fetched as a whole.
    fil: async () => ({}),
  },
  promos: {
    en: async () => ({ promos: (await import('./en/promos.ts')).promos }),
    fil: async () => ({ promos: (await import('./fil/promos.ts')).promos }),
  },
  imports: {
    en: async () => ({ imports: (await import('./en/imports.ts')).imports }),
    fil: async () => ({ imports: (await import('./fil/imports.ts')).imports }),
  },
} satisfies Record<string, Record<LocaleCode, Load>>;
export type TextPart = keyof typeof PARTS;

/** The texts of a language, with those of the parts that are wanted. */
export const loadMessages = async (locale: LocaleCode, parts: Iterable<TextPart>): Promise<Messages> => {
  const loads = [...parts].map((part): Load => PARTS[part][locale]);
  const [main, ...more] = await Promise.all([
    locale === 'fil' ? import('./filipino.ts').then(({ filipino }) => filipino) : english,
    ...loads.map((load) => load()),
  ]);
  const texts: readonly Partial<Messages>[] = [main, ...more];
  return Object.assign({}, ...texts, {
    resources: Object.assign({}, ...texts.map(({ resources }) => resources)),
  });
};
