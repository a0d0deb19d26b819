import { describe, expect, it } from 'vitest';
import { PROBLEM_CODES } from '../importJobs/problemCodes.ts';
import { problemSentence } from './problems.ts';

describe('the sentence of a problem', () => {
  it.each([
    ['A', 'while it is Active', 'habang Aktibo'],
    ['RISK_VERIFICATION', 'while it is Risk Verification', 'habang Sinusuri ng risk'],
  ])('names the status %s in the reader’s language', (status, en, fil) => {
    const sentence = problemSentence('not_editable', { status });
    expect(sentence.en).toContain(en);
    expect(sentence.fil).toContain(fil);
  });

  it.each([
    ['region', 'No region has', 'Walang rehiyon na'],
    ['city', 'No city or municipality has', 'Walang lungsod o bayan na'],
    ['zip code', 'No ZIP code has', 'Walang ZIP code na'],
  ])('names the level %s in the reader’s language', (level, en, fil) => {
    const sentence = problemSentence('not_place', { level });
    expect(sentence.en).toContain(en);
    expect(sentence.fil).toContain(fil);
  });

  it('tells what to do, not the mistake as if it were so', () => {
    expect(problemSentence('before_start', { start: '05/01/2026' })).toEqual({
      en: 'The end cannot come before the start: write 05/01/2026 or later',
      fil: 'Hindi maaaring mauna ang katapusan sa simula: isulat ang 05/01/2026 o mas huli',
    });
    expect(problemSentence('closes_early').en).toBe('The closing time has to be later than the opening time');
  });

  it('of an older check, which kept no start, is a sentence too', () => {
    expect(problemSentence('before_start').en).toBe('The end cannot come before the start: write … or later');
  });

  // What is only wrong says nothing to who has to mend it: an order, a bound, or advice behind a colon does.
  const ORDERS = /^(?:Fill|Use|Remove|Write|Name|Choose|Digits only|Between|Only|The closing time has to)\b/;
  const BOUNDS =
    /^(?:A|An) .+ (?:has|is|looks like)\b|^Decimals stand|^Commas stand|^A whole number is needed/;
  it.each(PROBLEM_CODES.map((code) => [code, problemSentence(code).en]))('%s says what to do', (_, text) => {
    expect(text).toMatch(new RegExp(`${ORDERS.source}|${BOUNDS.source}|: \\p{Ll}+ `, 'u'));
  });

  it('leaves other texts as they are: numbers, and what stands for many', () => {
    expect(problemSentence('too_long', { max: 60 }).en).toBe('Use at most 60 characters');
    expect(problemSentence('not_place', { level: '…' }).fil).toContain('Walang …');
  });
});
