import { ARTICLE_ROWS, type ArticleLink } from '#domain/guide/articles.ts';
import type { Language } from '#domain/sentence.ts';
import { type ArticleText, articleText } from './search/articleText.ts';
import { foldAhead } from './search/searchGuide.ts';

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

/** For so long at once articles are read, in milliseconds: what is typed or drawn meanwhile comes between. */
const SLICE_MS = 10;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** All articles of a language for the search, fetched as one and read ahead in slices. */
export const loadWhole = async (language: Language): Promise<ArticleText[]> => {
  const whole = await wholes[language]();
  const articles: ArticleText[] = [];
  let since = performance.now();
  for (const { link } of ARTICLE_ROWS) {
    const article = articleText(language, link, whole[`/docs/guide/${language}/${link}.md`] ?? '');
    foldAhead(article);
    articles.push(article);
    if (performance.now() - since < SLICE_MS) continue;
    await pause();
    since = performance.now();
  }
  return articles;
};
