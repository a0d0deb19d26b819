import { describe, expect, it } from 'vitest';
import { doubled, missing } from './chosenFields.ts';

const field = (key: string, required: boolean) => ({
  key,
  header: key,
  type: 'text' as const,
  required,
  isKey: false,
  hint: '',
  example: '',
});

describe('matching columns by hand', () => {
  it('tells a field that two columns are, and never counts a column that is left out', () => {
    expect([...doubled({ 0: 'city', 1: 'street', 2: 'city', 3: '', 4: '' })]).toEqual(['city']);
  });
  it('names the required fields that no column is', () => {
    const fields = [field('city', true), field('street', false), field('zipCode', true)];
    expect(missing({ 0: 'city', 1: '' }, fields).map(({ key }) => key)).toEqual(['zipCode']);
  });
});
