import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordProblems } from './password.ts';

describe('a new password', () => {
  it.each(['Abcdefg1', 'aB3aB3aB3', 'Suki-demo-2026', 'Ñandú 123', 'pässwÖrd7'])('%s is good', (password) => {
    expect(passwordProblems(password)).toEqual([]);
  });

  it.each([
    ['', ['length', 'upper', 'lower', 'digit']],
    ['Abcdef1', ['length']],
    ['abcdefg1', ['upper']],
    ['ABCDEFG1', ['lower']],
    ['Abcdefgh', ['digit']],
    ['Abcdefg٣', ['digit']],
    ['12345678', ['upper', 'lower']],
    ['        ', ['upper', 'lower', 'digit']],
    ['Aa1😀😀😀😀', ['length']],
  ])('%j lacks %j', (password, problems) => {
    expect(passwordProblems(password)).toEqual(problems);
  });

  it('gets no worse by being longer', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, more) => {
        const before = passwordProblems(password);
        for (const problem of passwordProblems(password + more)) expect(before).toContain(problem);
      }),
    );
  });
});
