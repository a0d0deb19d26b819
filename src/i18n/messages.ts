import { english, type Messages } from './english.ts';

export const LOCALES = [
  { locale: 'en', name: 'English' },
  { locale: 'fil', name: 'Filipino' },
] as const;
export type LocaleCode = (typeof LOCALES)[number]['locale'];

/** Whether a text names one of our languages. */
export const isLocale = (code: unknown): code is LocaleCode => LOCALES.some(({ locale }) => locale === code);

/** Texts that only some pages show, fetched with the first of them. */
export type TextPart = Readonly<Record<LocaleCode, () => Promise<object>>>;

/** Texts of partner management. Its Filipino is fetched with the rest, as a whole. */
export const managementTexts: TextPart = {
  en: async () => (await import('./managementEnglish.ts')).management,
  fil: async () => ({}),
};
/** Texts of bank files, which requests to release one show too. */
export const payoutFileTexts: TextPart = {
  en: () => import('./en/finance/payoutFiles.ts'),
  fil: () => import('./fil/finance/payoutFiles.ts'),
};
/** Texts of imports, which requests to a second person show too. */
export const importTexts: TextPart = {
  en: () => import('./en/imports.ts'),
  fil: () => import('./fil/imports.ts'),
};

/** Texts of the application funnel. */
export const funnelTexts: TextPart = {
  en: () => import('./en/funnel.ts'),
  fil: () => import('./fil/funnel.ts'),
};

/** Texts of the user guide. */
export const guideTexts: TextPart = {
  en: () => import('./en/help/guide.ts'),
  fil: () => import('./fil/help/guide.ts'),
};

/** The texts of a language, with those of the parts that are wanted. */
export const loadMessages = async (locale: LocaleCode, parts: Iterable<TextPart>): Promise<Messages> => {
  const loads = [...parts].map((part) => part[locale]);
  const [main, ...more] = await Promise.all([
    locale === 'fil' ? import('./filipino.ts').then(({ filipino }) => filipino) : english,
    ...loads.map((load) => load()),
  ]);
  const texts: readonly Partial<Messages>[] = [main, ...more];
  return Object.assign({}, ...texts, {
    resources: Object.assign({}, ...texts.map(({ resources }) => resources)),
  });
};
