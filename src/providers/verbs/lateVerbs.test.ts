import { describe, expect, it, vi } from 'vitest';
import { withLateVerbs } from './lateVerbs.ts';

const load = () => vi.fn(async () => ({ far: async (a: number, b: number) => a + b }));

describe('verbs that are fetched late', () => {
  it('are not fetched before one of them is used', async () => {
    const fetched = load();
    const provider = withLateVerbs({ near: async () => 1 }, fetched);
    expect(await provider.near()).toBe(1);
    expect(fetched).not.toHaveBeenCalled();
    expect(await provider.far(2, 3)).toBe(5);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('fail as a promise when there is no such verb, or when they cannot be fetched', async () => {
    const provider = withLateVerbs({}, load()) as unknown as Record<string, () => Promise<unknown>>;
    await expect(provider.none?.()).rejects.toThrow('no verb none');
    const away = withLateVerbs({}, async (): Promise<Record<string, () => Promise<void>>> => {
      throw new Error('away');
    });
    await expect(away.far?.()).rejects.toThrow('away');
  });

  it('make no promise and no JSON of the provider itself', async () => {
    const provider = withLateVerbs({ near: 1 }, load());
    expect(await Promise.resolve(provider)).toBe(provider);
    expect(JSON.stringify(provider)).toBe('{"near":1}');
  });
});
