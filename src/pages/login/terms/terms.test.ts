import { describe, expect, it } from 'vitest';
import { en as english } from './en.ts';
import { fil as filipino } from './fil.ts';

describe('terms', () => {
  it('say the same in both languages, section by section', () => {
    const shape = ({ sections }: typeof english) => sections.map(({ paragraphs }) => paragraphs.length);
    expect(shape(filipino)).toEqual(shape(english));
  });
});
