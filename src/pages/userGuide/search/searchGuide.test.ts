import { describe, expect, it } from 'vitest';
import { articleText } from './articleText.ts';
import { foldLetters } from './foldLetters.ts';
import { contextOf, searchGuide } from './searchGuide.ts';

const english = articleText(
  'en',
  'refunds',
  `# Refund a payment

Give back all of a payment, or a part of it.

## A part

1. Open the payment, choose **Refund** and type the amount.

| state | means |
| --- | --- |
| Failed | nothing was paid back |

## Peñafrancia

A store in [the list](lists.md) whose name has an accent.`,
);
const filipino = articleText(
  'fil',
  'refunds',
  '# Mag-refund\n\nIbalik ang bayad.\n\n## Bahagi\n\nI-type ang halaga.',
);
const lists = articleText(
  'en',
  'lists',
  '# Lists\n\nFind, sort and export.\n\n## Export\n\nA refund is exported too.',
);
const articles = [lists, english, filipino];
const linksOf = (query: string) => searchGuide(articles, query).map(({ article }) => article.title);

describe('a search in the guide', () => {
  it('finds whole texts, not titles alone, cells and links too', () => {
    expect(linksOf('paid back')).toEqual(['Refund a payment']);
    expect(searchGuide(articles, 'paid back')[0]?.part.slug).toBe('a-part');
    expect(linksOf('the list')).toEqual(['Refund a payment']);
  });

  it('asks for every word, and not for accents or capitals', () => {
    expect(linksOf('refund PENAFRANCIA')).toEqual(['Refund a payment']);
    expect(linksOf('peñafrancia')).toEqual(['Refund a payment']);
    expect(linksOf('refund nowhere')).toEqual([]);
  });

  it('goes over both languages, what has a word in its title first', () => {
    expect(linksOf('refund')).toEqual(['Refund a payment', 'Mag-refund', 'Lists']);
    expect(linksOf('halaga')).toEqual(['Mag-refund']);
  });

  it('of nothing finds nothing', () => {
    expect(linksOf('')).toEqual([]);
    expect(linksOf('   ')).toEqual([]);
  });
});

describe('what is shown around a word', () => {
  it('marks each word as it is written', () => {
    expect(contextOf('In Peñafrancia and again in PENAFRANCIA.', ['penafrancia'])).toEqual([
      { text: 'In ', isHit: false },
      { text: 'Peñafrancia', isHit: true },
      { text: ' and again in ', isHit: false },
      { text: 'PENAFRANCIA', isHit: true },
      { text: '.', isHit: false },
    ]);
  });

  it('is cut at blanks on both sides, and says so', () => {
    const words = Array.from({ length: 80 }, (_, at) => `word${at}`).join(' ');
    const context = contextOf(words, ['word40']);
    const text = context.map((piece) => piece.text).join('');
    expect(text).toMatch(/^…word\d+ .* word40 .* word\d+…$/);
    expect(text.length).toBeLessThan(230);
  });

  it('marks a word that begins the text', () => {
    expect(contextOf('Refunds wait.', ['refund'])).toEqual([
      { text: 'Refund', isHit: true },
      { text: 's wait.', isHit: false },
    ]);
  });

  it('of a text without the word is its beginning', () => {
    expect(contextOf('Short.', ['nothing'])).toEqual([{ text: 'Short.', isHit: false }]);
  });

  it('takes overlapping words once', () => {
    const context = contextOf('a refund form', ['refund', 'fun']);
    expect(context.filter(({ isHit }) => isHit)).toEqual([{ text: 'refund', isHit: true }]);
  });
});

describe('letters folded', () => {
  it('stand where they stood', () => {
    for (const text of ['Ñandú', 'İstanbul', 'N\u0303', 'ﬁ', '😀 ok'])
      expect(foldLetters(text)).toHaveLength(text.normalize('NFC').length);
  });
});
