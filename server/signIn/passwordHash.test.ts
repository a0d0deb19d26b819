import { stat } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { requester, ServerBusy } from '../db/fairTurns.ts';
import { HASHES_AT_ONCE, hashPassword, verifyPassword } from './passwordHash.ts';

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

describe('a flood of sign-ins from one address', () => {
  const from = <T>(account: string, work: () => Promise<T>) =>
    requester.run({ account, signal: () => new AbortController().signal, hasBegun: true }, work);

  it('has a short queue, in which nobody else stands behind it', async () => {
    const stored = await hashPassword('Suki-demo-2026');
    let done = 0;
    const flood = Array.from({ length: 40 }, () =>
      from('address:192.0.2.7', () => verifyPassword(stored, 'wrong')).then(
        () => {
          done += 1;
          return 'checked';
        },
        (error: unknown) => error,
      ),
    );
    const other = await from('address:198.51.100.1', () => verifyPassword(stored, 'Suki-demo-2026'));
    expect(other).toBe(true);
    // Those that were being checked when it came, and perhaps one after each of them.
    expect(done).toBeLessThanOrEqual(2 * HASHES_AT_ONCE);
    const refused = (await Promise.all(flood)).filter((result) => result instanceof ServerBusy);
    expect(refused).toHaveLength(40 - HASHES_AT_ONCE - 16);
    expect(refused[0]).toMatchObject({ whose: 'account', retryAfter: 1 });
  });

  it('leaves threads for files and names', () => {
    expect(HASHES_AT_ONCE).toBeGreaterThanOrEqual(1);
    expect(HASHES_AT_ONCE).toBeLessThanOrEqual(3);
  });
});

describe('the threads of a server', () => {
  const by = (account: string) => ({ account, signal: () => new AbortController().signal, hasBegun: false });

  it('are left to files, however many accounts sign in', async () => {
    let ended = 0;
    const all = Array.from({ length: 24 }, (_, at) =>
      requester.run(by(`access:${at}`), () => hashPassword('Tama-ito-2026')).then(() => (ended += 1)),
    );
    // Those that may begin have begun.
    await nextTurn();
    await stat('.');
    expect(ended).toBeLessThan(8);
    await Promise.all(all);
  });

  it('are given back by a hash that fails', async () => {
    for (let at = 0; at < HASHES_AT_ONCE; at++)
      await expect(verifyPassword('no hash', 'Tama-ito-2026')).rejects.toThrow();
    expect(await verifyPassword(await hashPassword('Tama-ito-2026'), 'Tama-ito-2026')).toBe(true);
  });
});
