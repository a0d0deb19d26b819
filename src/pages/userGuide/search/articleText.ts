import type { Token } from 'marked';
import type { ArticleLink } from '#domain/guide/articles.ts';
import type { Language } from '#domain/sentence.ts';
import { blocksOf, slugOf, wordsOf } from '../article/blocksOf.ts';

/** What stands below a heading of an article; before the first one there is none. */
export interface Part {
  slug: string;
  heading: string;
  text: string;
}

/** An article as it is searched. */
export interface ArticleText {
  link: ArticleLink;
  language: Language;
  title: string;
  parts: Part[];
}

const isHeading = (token: Token): boolean => token.type === 'heading';

const addTo = (parts: Part[], token: Token): Part[] => {
  const words = wordsOf(token).replace(/\s+/g, ' ').trim();
  if (isHeading(token)) return [...parts, { slug: slugOf(words), heading: words, text: '' }];
  const last = parts.at(-1);
  return last ? [...parts.slice(0, -1), { ...last, text: `${last.text} ${words}`.trim() }] : parts;
};

/** An article's words, heading by heading. */
export const articleText = (language: Language, link: ArticleLink, markdown: string): ArticleText => {
  const { title, lead, blocks } = blocksOf(markdown);
  return { link, language, title, parts: blocks.reduce(addTo, [{ slug: '', heading: '', text: lead }]) };
};
