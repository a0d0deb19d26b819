import { describe, expect, it } from 'vitest';
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

  it('leaves other texts as they are: numbers, and what stands for many', () => {
    expect(problemSentence('too_long', { max: 60 }).en).toBe('Use at most 60 characters');
    expect(problemSentence('not_place', { level: '…' }).fil).toContain('Walang …');
  });
});
