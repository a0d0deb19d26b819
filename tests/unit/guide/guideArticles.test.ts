import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { marked, type Token, type Tokens } from 'marked';
import { beforeAll, describe, expect, it } from 'vitest';
import { ARTICLE_ROWS, type ArticleLink, isArticle } from '#domain/guide/articles.ts';
import { pathOf } from '#domain/pages.ts';
import type { Language } from '#domain/sentence.ts';
import { labelsShown } from '#tests/support/guide/labelsShown.ts';
import { blocksOf, wordsOf } from '../../../src/pages/userGuide/article/blocksOf.ts';
import { contents } from '../../../src/pages/userGuide/contents.ts';

const GUIDE = join(import.meta.dirname, '..', '..', '..', 'docs', 'guide');
const LANGUAGES = ['en', 'fil'] as const;
const LINKS = ARTICLE_ROWS.map(({ link }) => link);
const THEMES = ['light', 'dark'] as const;

const read = (language: Language, link: string): string =>
  readFileSync(join(GUIDE, language, `${link}.md`), 'utf8');

const tokensOf = (language: Language, link: string, type: string): Token[] => {
  const found: Token[] = [];
  marked.walkTokens(marked.lexer(read(language, link)), (token) => {
    if (token.type === type) found.push(token);
  });
  return found;
};
const slugsOf = (language: Language, link: string) =>
  blocksOf(read(language, link)).sections.map(({ slug }) => slug);

describe.each(LANGUAGES)('the guide in %s', (language) => {
  let isShown: (label: string) => boolean;
  beforeAll(async () => {
    isShown = await labelsShown(language);
    // Every dictionary and table of the domain is read: on a busy machine that takes a while.
  }, 60_000);

  it('has a file for each article, and no other', () => {
    const files = globSync('*.md', { cwd: join(GUIDE, language) }).map((file) => basename(file, '.md'));
    expect(files.sort()).toEqual([...LINKS].sort());
  });

  // Whoever waits over days off looks for the word.
  it('says where holidays count', () =>
    expect(LINKS.filter((link) => read(language, link).includes('holiday'))).toEqual(['applying']));

  it.each(LINKS)('%s says of itself what the list of articles says', (link) => {
    expect(blocksOf(read(language, link)).title).toBe(contents[link].title[language]);
  });

  it.each(LINKS)('%s names the words of screens as they stand there', (link) => {
    const labels = tokensOf(language, link, 'strong').map(wordsOf);
    expect(labels.filter((label) => !isShown(label))).toEqual([]);
    // On a screen a name stands there.
    expect(read(language, link)).not.toContain('%{');
  });

  it.each(LINKS)('%s leads to articles and headings that are there', (link) => {
    const hrefs = tokensOf(language, link, 'link').map((token) => (token as Tokens.Link).href);
    const dead = hrefs.filter((href) => {
      const [, to = link, slug] = /^(?:([\w-]+)\.md)?(?:#(.+))?$/.exec(href) ?? [href, 'nowhere'];
      return !isArticle(to) || (slug !== undefined && !slugsOf(language, to).includes(slug));
    });
    expect(dead).toEqual([]);
  });

  it.each(LINKS)('%s has each heading once, one step below the one above', (link) => {
    const { sections } = blocksOf(read(language, link));
    expect(new Set(sections.map(({ slug }) => slug)).size).toBe(sections.length);
    expect(sections[0]?.depth).toBe(2);
    for (const { depth } of sections) expect([2, 3]).toContain(depth);
  });

  it.each(LINKS)('%s has its pictures in both themes, each with what it shows', (link) => {
    for (const token of tokensOf(language, link, 'image')) {
      const { href, text } = token as Tokens.Image;
      expect(text.length, href).toBeGreaterThan(10);
      for (const theme of THEMES) {
        const file = join(GUIDE, 'pictures', language, theme, href.replace(/^.*\//, ''));
        expect(existsSync(file), `npm run guide:pictures takes ${file}`).toBe(true);
      }
    }
  });
});

describe('both languages of an article', () => {
  it.each(LINKS)('%s have the same headings, steps, tables and pictures', (link) => {
    const shapeOf = (language: Language) => ({
      sections: blocksOf(read(language, link)).sections.map(({ depth }) => depth),
      ...Object.fromEntries(
        ['list_item', 'table', 'image', 'link', 'strong'].map((type) => [
          type,
          tokensOf(language, link, type).length,
        ]),
      ),
      pictures: tokensOf(language, link, 'image').map((token) =>
        (token as Tokens.Image).href.split('/').at(-1),
      ),
    });
    expect(shapeOf('fil')).toEqual(shapeOf('en'));
  });
});

describe('what leads to and from an article', () => {
  const rows = Object.entries(contents) as [ArticleLink, (typeof contents)[ArticleLink]][];

  it.each(rows)('%s has a page that is there, and others to read', (link, { page, values, see }) => {
    if (page) expect(pathOf(page, values)).toMatch(/^\//);
    expect(see).not.toHaveLength(0);
    expect(see).not.toContain(link);
  });

  it('is no file that the articles do not name, of pictures', () => {
    const named = new Set(
      LINKS.flatMap((link) =>
        tokensOf('en', link, 'image').map((token) => (token as Tokens.Image).href.split('/').at(-1)),
      ),
    );
    const files = globSync('pictures/*/*/*.webp', { cwd: GUIDE }).map((file) => basename(file));
    expect(files.filter((file) => !named.has(file))).toEqual([]);
  });
});
