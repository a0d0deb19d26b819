import { describe, expect, it } from 'vitest';
import { AUDIT_FIELDS, fieldName, wordsOf } from './fields.ts';

describe('the name of a field', () => {
  it.each([
    ['is_enabled', 'Is enabled'],
    ['accountOwner', 'Account owner'],
    ['hsis_code', 'Hsis code'],
    ['access-roles', 'Access roles'],
    ['', ''],
  ])('%s reads %s as words', (field, words) => {
    expect(wordsOf(field)).toBe(words);
  });

  it('is that of its table, in the language asked for', () => {
    expect([fieldName('city_id', 'en'), fieldName('city_id', 'fil')]).toEqual([
      'City or municipality',
      'Lungsod o bayan',
    ]);
  });

  it('of an unknown one reads as its words; what every object has is no name', () => {
    expect(fieldName('settled_on', 'fil')).toBe('Settled on');
    expect(fieldName('constructor', 'en')).toBe('Constructor');
  });

  it('is never left empty', () => {
    for (const [field, { en, fil }] of Object.entries(AUDIT_FIELDS))
      expect([en, fil].every(Boolean), field).toBe(true);
  });
});
