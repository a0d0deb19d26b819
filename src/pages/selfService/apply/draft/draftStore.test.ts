import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../providers/http/apiError.ts';
import { createDraftStore, type DraftCalls, type SavedPart } from './draftStore.ts';
import type { Kept } from './kept.ts';

const NOW = '2026-11-25T02:42:00.000Z';
const NOTHING: Kept = { writer: null, number: 0, parts: {} };
const CUT = new ApiError(0, 'network', 'No network');
const part = (values: object, version = 1): SavedPart => ({
  part: 'business',
  values: { ...values },
  version,
  dtimeUpdated: NOW,
});

let kept: Kept;
const save = vi.fn<DraftCalls['save']>();
const discard = vi.fn<DraftCalls['discard']>();
const open = (saved: SavedPart[] = [], from: Kept = NOTHING) =>
  createDraftStore({ save, discard }, { saved, kept: from, keep: (next) => (kept = next) });
const sent = () => save.mock.calls.map(([name, { values, seen }]) => [name, values, seen]);

beforeEach(() => {
  kept = NOTHING;
  let version = 1;
  save.mockReset().mockImplementation(async () => ({ version: ++version, dtimeUpdated: NOW }));
  discard.mockReset().mockResolvedValue(undefined);
});

describe('an application that is being written', () => {
  it('keeps what is typed in the tab at once, and no more once it is saved', async () => {
    const store = open();
    store.set('business', { name: 'Aling' });
    expect(kept.parts).toEqual({ business: { values: { name: 'Aling' }, seen: null } });
    expect(await store.flush()).toBe(true);
    expect(sent()).toEqual([['business', { name: 'Aling' }, null]]);
    expect(kept).toMatchObject({ writer: null, parts: {} });
    expect(store.snapshot().save).toEqual({ kind: 'saved', at: new Date(NOW) });
  });

  it('sends nothing that has not changed', async () => {
    const store = open([part({ name: 'Aling' })]);
    store.set('business', { name: 'Aling' });
    await store.flush();
    expect(save).not.toHaveBeenCalled();
  });

  it('saves again what was typed while it was being saved, upon the version that came of it', async () => {
    const store = open([part({ name: 'A' })]);
    store.set('business', { name: 'Al' });
    const saving = store.flush();
    store.set('business', { name: 'Ali' });
    await saving;
    expect(sent()).toEqual([
      ['business', { name: 'Al' }, 1],
      ['business', { name: 'Ali' }, 2],
    ]);
    expect(store.hasUnsaved()).toBe(false);
  });

  it('waits without a line, and loses nothing', async () => {
    const store = open();
    save.mockRejectedValueOnce(CUT);
    store.set('business', { name: 'Aling' });
    expect(await store.flush()).toBe(false);
    expect(store.snapshot().save).toEqual({ kind: 'waiting' });
    expect(kept.parts.business?.values).toEqual({ name: 'Aling' });
    expect(await store.flush()).toBe(true);
  });

  it.each([
    ['gone', new ApiError(404, 'not_found', 'Cancelled elsewhere')],
    ['sent', new ApiError(422, 'rule_not_editable', 'Sent elsewhere')],
  ] as const)(
    'says that the application takes nothing any more, and keeps what was typed: %s',
    async (ended, error) => {
      const store = open([part({ name: 'A' })]);
      save.mockRejectedValue(error);
      store.set('business', { name: 'Aling' });
      expect(await store.flush()).toBe(false);
      expect(store.snapshot()).toMatchObject({ save: { kind: 'failed' }, ended });
      expect(store.values('business')).toEqual({ name: 'Aling' });
      expect(store.unsaved()).toEqual(['business']);
    },
  );

  it('goes on as the same writer after the tab was loaded anew', async () => {
    const first = open([part({ name: 'A' })]);
    save.mockRejectedValueOnce(CUT);
    first.set('business', { name: 'Aling' });
    await first.flush();
    const again = open([part({ name: 'A' })], kept);
    expect(again.values('business')).toEqual({ name: 'Aling' });
    await again.flush();
    const [before, after] = save.mock.calls.map(([, { by }]) => by);
    expect(after?.writer).toBe(before?.writer);
    expect(after?.number).toBeGreaterThan(before?.number ?? 0);
  });

  it('forgets what the tab kept when it had arrived after all', () => {
    const store = open([part({ name: 'Aling' }, 2)], {
      writer: 'w',
      number: 1,
      parts: { business: { values: { name: 'Aling' }, seen: 1 } },
    });
    expect(store.hasUnsaved()).toBe(false);
  });

  it('takes a branch away, after it was kept too', async () => {
    const store = open([{ ...part({ merchantName: 'Two' }), part: 'branch-1' }]);
    store.remove('branch-1');
    expect(store.names()).toEqual([]);
    await store.flush();
    expect(discard).toHaveBeenCalledWith('branch-1', 1);
  });
});

describe('two devices that write the same part', () => {
  const conflicted = async () => {
    const store = open([part({ name: 'A' })]);
    const theirs = part({ name: 'Theirs' }, 5);
    save.mockRejectedValueOnce(new ApiError(409, 'conflict', 'Changed', { current: theirs }));
    store.set('business', { name: 'Mine' });
    expect(await store.flush()).toBe(false);
    expect(store.snapshot()).toMatchObject({ conflict: 'business', save: { kind: 'asking' } });
    return store;
  };

  it('overwrite neither: nothing of it is sent before somebody chooses', async () => {
    const store = await conflicted();
    await store.flush();
    expect(save).toHaveBeenCalledTimes(1);
    expect(store.values('business')).toEqual({ name: 'Mine' });
  });

  it('are both there to be read, with what they began with', async () => {
    const store = await conflicted();
    expect(store.twoSides('business')).toEqual({
      mine: { name: 'Mine' },
      theirs: { name: 'Theirs' },
      base: { name: 'A' },
      version: 5,
    });
    expect(store.twoSides('bank')).toBeNull();
  });

  it('keep what is here', async () => {
    const store = await conflicted();
    store.settle('business', { name: 'Mine' });
    await store.flush();
    expect(sent().at(-1)).toEqual(['business', { name: 'Mine' }, 5]);
    expect(store.snapshot().conflict).toBeNull();
  });

  it('take what was saved there', async () => {
    const store = await conflicted();
    store.settle('business', { name: 'Theirs' });
    expect(store.values('business')).toEqual({ name: 'Theirs' });
    expect(store.hasUnsaved()).toBe(false);
    expect(kept.parts).toEqual({});
  });

  it('keep some answers of each side: that is saved upon what was read of the other', async () => {
    const store = await conflicted();
    store.settle('business', { name: 'Theirs', tin: 'Mine' });
    await store.flush();
    expect(sent().at(-1)).toEqual(['business', { name: 'Theirs', tin: 'Mine' }, 5]);
    expect(store.snapshot().conflict).toBeNull();
  });

  it('are asked anew when the other one has saved again meanwhile: nobody overwrites what they have not seen', async () => {
    const store = await conflicted();
    const later = part({ name: 'Later' }, 6);
    save.mockRejectedValueOnce(new ApiError(409, 'conflict', 'Changed', { current: later }));
    store.settle('business', { name: 'Mine' });
    expect(await store.flush()).toBe(false);
    expect(store.twoSides('business')).toMatchObject({ theirs: { name: 'Later' }, base: { name: 'Theirs' } });
  });

  it.each([
    {
      what: 'keep what one has taken away',
      values: { name: 'Mine' },
      calls: [['business', { name: 'Mine' }, null]],
    },
    { what: 'take it away on both', values: null, calls: [] },
  ])('$what', async ({ values, calls }) => {
    const store = open([part({ name: 'A' })]);
    save.mockRejectedValueOnce(new ApiError(409, 'conflict', 'Changed', { current: null }));
    store.set('business', { name: 'Mine' });
    await store.flush();
    expect(store.twoSides('business')).toMatchObject({ mine: { name: 'Mine' }, theirs: null });
    save.mockClear();
    store.settle('business', values);
    expect(await store.flush()).toBe(true);
    expect(sent()).toEqual(calls);
    expect(store.values('business')).toEqual(values);
  });

  it('take away here what was changed there, once that was seen', async () => {
    const store = open([part({ name: 'A' })]);
    discard.mockRejectedValueOnce(
      new ApiError(409, 'conflict', 'Changed', { current: part({ name: 'B' }, 5) }),
    );
    store.remove('business');
    await store.flush();
    expect(store.twoSides('business')).toMatchObject({ mine: null, theirs: { name: 'B' } });
    store.settle('business', null);
    expect(await store.flush()).toBe(true);
    expect(discard).toHaveBeenLastCalledWith('business', 5);
    expect(store.names()).toEqual([]);
  });

  it('are asked about what was typed, not about how far somebody got: that is written again', async () => {
    const store = open([{ ...part({ left: [] }), part: 'progress' }]);
    const theirs = { ...part({ left: ['bank-information'] }, 5), part: 'progress' };
    save.mockRejectedValueOnce(new ApiError(409, 'conflict', 'Changed', { current: theirs }));
    store.set('progress', { left: ['business-details'] });
    expect(await store.flush()).toBe(true);
    expect(sent().at(-1)).toEqual(['progress', { left: ['business-details'] }, 5]);
    expect(store.snapshot().conflict).toBeNull();
  });

  it('takes in what other calls have written for it, and overwrites nothing that is newer or typed here', async () => {
    const branch = (at: number, values: object, version: number): SavedPart => ({
      ...part(values, version),
      part: `branch-${at}`,
    });
    const store = open([branch(0, { merchantName: 'Old' }, 2), branch(1, { merchantName: 'Newer' }, 6)]);
    store.set('branch-2', { merchantName: 'Typed' });
    const later = '2026-11-25T03:00:00.000Z';
    const parts = [
      branch(0, { merchantName: 'New' }, 5),
      branch(1, { merchantName: 'Older' }, 5),
      branch(2, { merchantName: 'Theirs' }, 5),
      { ...branch(3, { merchantName: 'Added' }, 5), dtimeUpdated: later },
    ];
    const changed = vi.fn();
    store.subscribe(changed);
    store.takeIn(parts);
    const names = [0, 1, 2, 3].map((at) => store.values(`branch-${at}`)?.merchantName);
    expect(names).toEqual(['New', 'Newer', 'Typed', 'Added']);
    expect(store.snapshot()).toEqual({
      save: { kind: 'saved', at: new Date(later) },
      conflict: 'branch-2',
      ended: null,
    });
    expect(changed).toHaveBeenCalled();
    store.settle('branch-2', { merchantName: 'Typed' });
    store.set('branch-3', { merchantName: 'Added, and changed' });
    await store.flush();
    expect(save.mock.calls.map(([name, { seen }]) => [name, seen])).toEqual([
      ['branch-2', 5],
      ['branch-3', 5],
    ]);
  });
});
