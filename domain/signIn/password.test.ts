import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PasswordOwner, passwordProblems, passwordSentence } from './password.ts';

const OWNER: PasswordOwner = {
  firstName: 'Ma. Peñafrancia',
  lastName: 'Dela Cruz-Uy',
  username: 'nena.dc',
  emailAddress: 'mpdc@example.test',
};
const COMMON = new Set(['qwerty123456', 'leavemealone', '123']);
const problemsOf = (password: string, owner: PasswordOwner = OWNER) =>
  passwordProblems(password, owner, (plain) => COMMON.has(plain));

describe('a new password', () => {
  it.each([
    'twelve chars',
    'correct horse battery',
    'Suki-demo-2026',
    'ÑANDÚ ñandú 1',
    '123456789012',
    'uy at ma. ang',
  ])('%s is accepted', (password) => {
    expect(problemsOf(password)).toEqual([]);
  });

  it.each([
    ['', ['length']],
    ['eleven char', ['length']],
    ['😀😀😀😀😀😀😀😀😀😀😀', ['length']],
    ['123', ['length', 'common']],
    ['qwerty123456', ['common']],
    ['QWERTY123456', ['common']],
    ['LeaveMeAlone', ['common']],
    ['ｑｗｅｒｔｙ123456', ['common']],
    ['my-penafrancia-9', ['name']],
    ['PEÑAFRANCIA 2026', ['name']],
    ['delanoche de dia', ['name']],
    ['krus CRUZ krus', ['name']],
    ['hello nena.dc hello', ['username']],
    ['HELLO NENA.DC HELLO', ['username']],
    ['mpdc mpdc mpdc', ['mailbox']],
    ['Cruz nena.dc MPDC', ['name', 'username', 'mailbox']],
    ['cruz', ['length', 'name']],
  ])('%j is refused for %j', (password, problems) => {
    expect(problemsOf(password)).toEqual(problems);
  });

  it('leaves out parts of fewer than three letters, and what is not known', () => {
    const short = { firstName: 'Jo', lastName: 'Uy', username: 'jo', emailAddress: 'ju@example.test' };
    expect(problemsOf('jo uy ju jo uy ju', short)).toEqual([]);
    expect(problemsOf('jos uys jus jos', { firstName: 'Jos' })).toEqual(['name']);
    expect(problemsOf('example test 2026', OWNER)).toEqual([]);
    expect(problemsOf('anything at all', {})).toEqual([]);
    expect(problemsOf('anything null undefined', { firstName: null, emailAddress: null })).toEqual([]);
  });

  it('reads a mailbox up to its plus, and a username that is an address up to its @', () => {
    const owner = { username: 'berto@example.test', emailAddress: 'bb.work+suki@example.test' };
    expect(problemsOf('suki suki suki', owner)).toEqual([]);
    expect(problemsOf('berto berto berto', owner)).toEqual(['username']);
    expect(problemsOf('always bb.work!', owner)).toEqual(['mailbox']);
  });

  it('does not become too short or lose a name by being longer', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('', 'cruz', 'nena.dc', 'mpdc'),
        fc.string(),
        (start, part, more) => {
          const password = start + part;
          const before = problemsOf(password).filter((problem) => problem !== 'common');
          const after = problemsOf(password + more);
          if (before.includes('name') && part === 'cruz') expect(after).toContain('name');
          if (!before.includes('length')) expect(after).not.toContain('length');
        },
      ),
    );
  });

  it('says each reason in one sentence, in both languages', () => {
    for (const { en, fil } of Object.values(passwordSentence))
      for (const text of [en, fil]) expect(text).toMatch(/^\p{Lu}[^.]+\.$/u);
  });
});
