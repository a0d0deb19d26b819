import { describe, expect, it } from 'vitest';
import { usernameProblem, usernamesFor } from './username.ts';

describe('a username', () => {
  it('has three to sixty Latin letters, digits and four signs', () => {
    for (const right of ['ana', 'juan.delacruz', 'MARIA_2', 'peña', 'a@b-c', 'x'.repeat(60)])
      expect(usernameProblem(right), right).toBeNull();
    for (const wrong of ['ab', '', 'x'.repeat(61), 'juan cruz', 'juan/cruz', 'a\u0000b', 'ana\n'])
      expect(usernameProblem(wrong)?.en, JSON.stringify(wrong)).toMatch(/Latin/);
  });

  it('has no letters that look like others', () => {
    // Cyrillic а, Greek ο.
    for (const look of ['sаles.admin', 'it.suppοrt']) expect(usernameProblem(look)).not.toBeNull();
  });

  it('is proposed by the name', () => {
    expect(usernamesFor('Juan Miguel', 'Dela Cruz').slice(0, 2)).toEqual(['juan.delacruz', 'juan.delacruz2']);
    expect(usernamesFor('Niño', 'Peña')[0]).toBe('nino.pena');
    expect(usernamesFor('Y', '')[0]).toBe('y00');
    for (const name of usernamesFor('X'.repeat(60), 'Y'.repeat(60))) expect(usernameProblem(name)).toBeNull();
  });
});
