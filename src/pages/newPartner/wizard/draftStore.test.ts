import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../providers/http/apiError.ts';
import type { SaveDraft } from '../../../providers/verbs/draftVerbs.ts';
import { emptyBranch } from './answers.ts';
import { openDraft } from './draftStore.ts';

interface Row {
  values: Record<string, unknown>;
  dtimeUpdated: string;
  by: SaveDraft['by'];
}

/** The drafts of a user as the server keeps them, with the moments that it compares. */
const desk = () => {
  const rows = new Map<string, Row>();
  const saved: string[] = [];
  const discarded: string[] = [];
  let clock = 0;
  let isDown = false;
  let isDeaf = false;
  let isHeld = false;
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  return {
    /** The next save arrives, its answer does not. */
    loseAnswer: () => {
      isDeaf = true;
    },
    /** Saves arrive late, but for those that outlive the page; the answer lets them arrive. */
    hold: () => {
      isHeld = true;
      return letGo;
    },
    rows,
    saved,
    discarded,
    setDown: (down: boolean) => {
      isDown = down;
    },
    provider: {
      getDraft: async (key: string) => {
        const row = rows.get(key);
        return row ? { key, ...row } : null;
      },
      saveDraft: async (key: string, values: Record<string, unknown>, { last, seen, by }: SaveDraft) => {
        if (isDown) throw new ApiError(0, 'network', 'no network');
        if (isHeld && !last) await held;
        const there = rows.get(key);
        const isOwn = there?.by.writer === by.writer;
        if (there && isOwn && there.by.number >= by.number) return { key, ...there };
        if (!isOwn && seen !== undefined && (there?.dtimeUpdated ?? null) !== seen)
          throw Object.assign(new ApiError(409, 'conflict', 'stale'), { body: { current: there ?? null } });
        const row = {
          by,
          values,
          dtimeUpdated: new Date(Date.UTC(2026, 0, 1) + ++clock * 1000).toISOString(),
        };
        rows.set(key, row);
        saved.push(key);
        if (isDeaf) {
          isDeaf = false;
          throw new ApiError(0, 'timeout', 'no answer');
        }
        return { key, ...row };
      },
      discardDraft: async (key: string) => {
        if (isDown) throw new ApiError(0, 'network', 'no network');
        rows.delete(key);
      },
      discardStagedFile: async (id: string) => void discarded.push(id),
    },
  };
};
const named = (name: string) => (answers: { business: object }) =>
  ({ ...answers, business: { ...answers.business, name } }) as never;

describe('the answers of a wizard', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are kept from the first key on and resumed elsewhere', async () => {
    const { provider, rows } = desk();
    const here = await openDraft(provider, 'new-partner');
    expect(here.get().resumedFrom).toBeNull();
    here.change(named('Aling N'));
    here.change(named('Aling Nena'));
    await vi.advanceTimersByTimeAsync(1000);
    expect([...rows.keys()]).toEqual(['new-partner/base']);
    const there = await openDraft(provider, 'new-partner');
    expect(there.get().answers.business.name).toBe('Aling Nena');
    expect(there.get().resumedFrom).toEqual(new Date('2026-01-01T00:00:01Z'));
  });

  it('send only the parts that changed, and drop those that are left over', async () => {
    const { provider, rows, saved } = desk();
    const draft = await openDraft(provider, 'new-partner');
    draft.change((answers) => ({
      ...answers,
      branches: Array.from({ length: 150 }, (_, n) => emptyBranch({ merchantName: `Store ${n}` })),
    }));
    await draft.flush();
    expect(rows.size).toBeGreaterThan(3);
    saved.length = 0;
    draft.change(named('Aling Nena'));
    await draft.flush();
    expect(saved).toEqual(['new-partner/base']);
    draft.change((answers) => ({ ...answers, branches: answers.branches.slice(0, 1) }));
    await draft.flush();
    expect([...rows.keys()].sort()).toEqual(['new-partner/base', 'new-partner/branches-0']);
  });

  it('never overwrite those of another tab: one side is chosen', async () => {
    const { provider, rows } = desk();
    const [one, two] = [await openDraft(provider, 'p'), await openDraft(provider, 'p')];
    one.change(named('One'));
    await one.flush();
    two.change(named('Two'));
    expect(await two.flush()).toBe(false);
    expect(two.get().isForeign).toBe(true);
    expect(rows.get('p/base')?.values.business).toMatchObject({ name: 'One' });
    await two.keepMine();
    expect(rows.get('p/base')?.values.business).toMatchObject({ name: 'Two' });
    one.change(named('One again'));
    await one.flush();
    await one.takeTheirs();
    expect(one.get()).toMatchObject({ isForeign: false, answers: { business: { name: 'Two' } } });
    one.change(named('One at last'));
    expect(await one.flush()).toBe(true);
  });

  it('are tried again by themselves when the network was away', async () => {
    const { provider, rows, setDown } = desk();
    const draft = await openDraft(provider, 'p');
    setDown(true);
    draft.change(named('Nena'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(draft.get().state.status).toBe('failed');
    expect(draft.isPending()).toBe(true);
    setDown(false);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(rows.get('p/base')?.values.business).toMatchObject({ name: 'Nena' });
    expect(draft.get().state.status).toBe('saved');
  });

  it('know their own save again whose answer got lost', async () => {
    const { provider, rows, loseAnswer } = desk();
    const draft = await openDraft(provider, 'p');
    loseAnswer();
    draft.change(named('Nena'));
    expect(await draft.flush()).toBe(false);
    draft.change(named('Nena S.'));
    expect(await draft.flush()).toBe(true);
    expect(draft.get().isForeign).toBe(false);
    expect(rows.get('p/base')?.values.business).toMatchObject({ name: 'Nena S.' });
  });

  it('outlive a page that closes while they are sent, and stay when what it broke off arrives after all', async () => {
    const { provider, rows, hold } = desk();
    const draft = await openDraft(provider, 'p');
    const letGo = hold();
    draft.change(named('Aling N'));
    const early = draft.flush();
    await vi.advanceTimersByTimeAsync(0);
    void draft.flush(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(rows.get('p/base')?.values.business).toMatchObject({ name: 'Aling N' });
    draft.change(named('Aling Nena'));
    void draft.flush(true);
    await vi.advanceTimersByTimeAsync(0);
    letGo();
    expect(await early).toBe(true);
    expect(rows.get('p/base')?.values.business).toMatchObject({ name: 'Aling Nena' });
    expect(draft.get().isForeign).toBe(false);
  });

  it('are not sent again after a resume until something changes', async () => {
    const { provider, saved } = desk();
    const branches = Array.from({ length: 100 }, (_, n) => emptyBranch({ merchantName: `Store ${n}` }));
    const first = await openDraft(provider, 'p');
    first.change((answers) => ({ ...answers, branches }));
    await first.flush();
    saved.length = 0;
    const second = await openDraft(provider, 'p');
    second.change(named('Nena'));
    await second.flush();
    expect(saved).toEqual(['p/base']);
  });

  it('are thrown away with their files to begin anew', async () => {
    const { provider, rows, discarded } = desk();
    const draft = await openDraft(provider, 'p');
    const file = { fileId: '7', documentCode: 'SEC', name: 'a.pdf', mediaType: '', size: 1, branchKey: null };
    draft.change((answers) => ({ ...answers, files: [file] }));
    await draft.flush();
    await draft.discard();
    expect([...rows.keys(), ...discarded]).toEqual(['7']);
    draft.change(named('Anew'));
    expect(await draft.flush()).toBe(true);
    expect(rows.get('p/base')?.values).toMatchObject({ files: [], business: { name: 'Anew' } });
  });

  it('go on as they were when they could not be thrown away', async () => {
    const { provider, rows, setDown } = desk();
    const draft = await openDraft(provider, 'p');
    draft.change((answers) => ({ ...answers, branches: [emptyBranch({ merchantName: 'SM Manila' })] }));
    await draft.flush();
    setDown(true);
    await expect(draft.discard()).rejects.toThrow();
    expect(draft.get().state.status).toBe('failed');
    setDown(false);
    draft.change(named('Still here'));
    expect(await draft.flush()).toBe(true);
    expect([...rows.keys()].sort()).toEqual(['p/base', 'p/branches-0']);
    expect(rows.get('p/base')?.values.business).toMatchObject({ name: 'Still here' });
  });

  it('go away for good when the application is sent: nothing is kept after it', async () => {
    const { provider, rows } = desk();
    const draft = await openDraft(provider, 'p');
    draft.change(named('Nena'));
    await draft.flush();
    await draft.discard({ forGood: true });
    draft.change(named('too late'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(rows.size).toBe(0);
  });
});
