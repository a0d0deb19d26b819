import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwordHash.ts';

describe('stored passwords', () => {
  it('keeps argon2id with a salt of its own, never the password', async () => {
    const [one, two] = await Promise.all([hashPassword('Suki-demo-2026'), hashPassword('Suki-demo-2026')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(one).not.toContain('Suki');
  });

  it('knows the right password from a wrong one', async () => {
    const stored = await hashPassword('Suki-demo-2026');
    expect(await verifyPassword(stored, 'Suki-demo-2026')).toBe(true);
    expect(await verifyPassword(stored, 'suki-demo-2026')).toBe(false);
  });

  it('takes composed and decomposed letters for the same password', async () => {
    const stored = await hashPassword('Peñafrancia1');
    expect(await verifyPassword(stored, 'Pen\u0303afrancia1')).toBe(true);
  });

  it('answers false without a stored hash, after as much work', async () => {
    const stored = await hashPassword('Suki-demo-2026');
    await verifyPassword(null, 'warm');
    const timed = async (hash: string | null) => {
      const from = performance.now();
      for (let i = 0; i < 5; i++) expect(await verifyPassword(hash, 'wrong')).toBe(false);
      return performance.now() - from;
    };
    const [known, unknown] = [await timed(stored), await timed(null)];
    expect(unknown).toBeGreaterThan(known / 4);
  });
});
