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
    // Latin all the same: full width, IPA.
    for (const look of ['\uff53ales.admin', 's\u0251les.admin'])
      expect(usernameProblem(look)?.en).toMatch(/Latin/);
  });

  it('has a letter', () => {
    for (const none of ['...', '@@@', '---', '2026'])
      expect(usernameProblem(none)?.en, none).toMatch(/letter/);
  });

  it('is none by which the trail calls applicants or what runs by itself', () => {
    for (const name of ['seed', 'Demo', 'SYSTEM', 'SK-2026-001013', 'sk-2026-1'])
      expect(usernameProblem(name)?.en, name).toMatch(/stands for something else/);
    for (const name of ['seeder', 'sk-manager']) expect(usernameProblem(name), name).toBeNull();
  });

  it('is proposed by the name', () => {
    expect(usernamesFor('Juan Miguel', 'Dela Cruz').slice(0, 2)).toEqual(['juan.delacruz', 'juan.delacruz2']);
    expect(usernamesFor('Niño', 'Peña')[0]).toBe('nino.pena');
    expect(usernamesFor('Y', '')[0]).toBe('y00');
    for (const name of usernamesFor('X'.repeat(60), 'Y'.repeat(60))) expect(usernameProblem(name)).toBeNull();
  });
});
