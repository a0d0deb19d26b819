import { ARTICLE_ROWS, type ArticleLink } from '#domain/guide/articles.ts';
import type { Language } from '#domain/sentence.ts';
import { type ArticleText, articleText } from './search/articleText.ts';

const files = import.meta.glob<string>('/docs/guide/{en,fil}/*.md', { query: '?raw', import: 'default' });

/** The text of one article, fetched when it is read. Throws when there is none. */
export const loadArticle = (language: Language, link: ArticleLink): Promise<string> => {
  const load = files[`/docs/guide/${language}/${link}.md`];
  if (!load) throw new Error(`There is no article ${link} in ${language}`);
  return load();
};

const wholes = {
  en: async () => (await import('./search/wholeEnglish.ts')).wholeEnglish,
  fil: async () => (await import('./search/wholeFilipino.ts')).wholeFilipino,
} satisfies Record<Language, () => Promise<Record<string, string>>>;

/** All articles of a language for the search, fetched as one. */
export const loadWhole = async (language: Language): Promise<ArticleText[]> => {
  const whole = await wholes[language]();
  return ARTICLE_ROWS.map(({ link }) =>
    articleText(language, link, whole[`/docs/guide/${language}/${link}.md`] ?? ''),
  );
};
