import { describe, expect, it } from 'vitest';
import { BEHAVIOURS, behaviourOf, simulatedProcessor } from './simulatedProcessor.ts';

const SENT = new Date('2026-11-20T02:00:00Z');
const signal = new AbortController().signal;
const ask = (reference: string, seconds: number) =>
  simulatedProcessor(() => new Date(SENT.getTime() + seconds * 1000))(
    { id: '7', source: 'TEST', reference, amount: '1.00', cardLast4: null, sentAt: SENT },
    signal,
  );

describe('the simulated processor', () => {
  it('settles, the same each time', async () => {
    const first = await ask('A-SETTLES', 0);
    expect(first).toEqual({ state: 'settled', reference: expect.stringMatching(/^S\d{8}$/) });
    expect(await ask('A-SETTLES', 900)).toEqual(first);
  });

  it('fails with why, delays, loses its first answers, and says another thing the second time', async () => {
    expect(await ask('A-FAILS', 0)).toMatchObject({ state: 'failed', reason: 'The card was closed.' });
    expect(await ask('A-DELAYS', 29)).toEqual({ state: 'pending' });
    expect((await ask('A-DELAYS', 30)).state).toBe('settled');
    await expect(ask('A-LOSES', 9)).rejects.toThrow('lost');
    expect((await ask('A-LOSES', 10)).state).toBe('settled');
    expect((await ask('A-TWICE', 0)).state).toBe('settled');
    expect((await ask('A-TWICE', 10)).state).toBe('failed');
  });

  it('does all of it among payments whose references say nothing, most often settling', () => {
    const found = Array.from({ length: 2_000 }, (_, at) => behaviourOf(`PM-${at}`));
    const count = (behaviour: string) => found.filter((one) => one === behaviour).length;
    for (const behaviour of BEHAVIOURS) expect(count(behaviour), behaviour).toBeGreaterThan(40);
    expect(count('SETTLES')).toBeGreaterThan(1_100);
  });
});
