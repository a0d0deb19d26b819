import { marked, type Token, type Tokens } from 'marked';

/** A heading below the title, with the part of an address that leads to it. */
export interface Section {
  slug: string;
  text: string;
  depth: number;
}

/** An article as it is shown: its title, the paragraph that says what it is about, and its blocks. */
export interface Blocks {
  title: string;
  lead: string;
  blocks: Token[];
  sections: Section[];
}

/** What of a heading stands in an address: its words in small letters without accents, joined by dashes. */
export const slugOf = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{M}+|['’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph';

const childrenOf = (token: Token): Token[] => {
  if (token.type === 'list') return (token as Tokens.List).items;
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [...header, ...rows.flat()].flatMap(({ tokens }) => tokens);
  }
  return ('tokens' in token && token.tokens) || [];
};

/** The words of a piece of an article as somebody reads them, without any marks; pictures by what they show. */
export const wordsOf = (token: Token): string => {
  const children = childrenOf(token);
  if (children.length > 0) {
    const between = ['list', 'table', 'list_item'].includes(token.type) ? ' ' : '';
    return children.map(wordsOf).join(between);
  }
  if (token.type === 'br' || token.type === 'space') return ' ';
  return 'text' in token && typeof token.text === 'string' ? token.text : '';
};

/** Reads an article: a title, a paragraph that says what it is about, then all the rest. Throws when it does not begin so. */
export const blocksOf = (markdown: string): Blocks => {
  const [title, lead, ...blocks] = marked.lexer(markdown).filter(({ type }) => type !== 'space');
  if (!title || !isHeading(title) || title.depth !== 1 || !lead || !isParagraph(lead))
    throw new Error('An article begins with its title and a paragraph');
  const sections = blocks
    .filter(isHeading)
    .map((heading) => ({ slug: slugOf(wordsOf(heading)), text: wordsOf(heading), depth: heading.depth }));
  return { title: wordsOf(title), lead: wordsOf(lead), blocks, sections };
};
