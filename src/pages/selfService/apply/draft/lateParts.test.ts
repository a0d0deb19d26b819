import { expect, it } from 'vitest';
import { ApiError } from '../../../../providers/http/apiError.ts';
import { createDraftStore, type SavedPart } from './draftStore.ts';
import { type Kept, NOTHING_KEPT } from './kept.ts';
import { lateInKept, lateInStore } from './lateParts.ts';

const refuse = () => Promise.reject(new ApiError(422, 'rule_not_editable', 'It was sent'));
const saved = (part: string, values: SavedPart['values']): SavedPart => ({
  part,
  values,
  version: 1,
  dtimeUpdated: '2026-11-25T02:42:00.000Z',
});
const store = (name: string, isRemoved = false) => ({ part: 'branch-0', store: name, isRemoved });

it('names what was typed too late, and a store by the name that it bears or bore when it was taken away', async () => {
  let kept: Kept = NOTHING_KEPT;
  const draft = createDraftStore(
    { save: refuse, discard: refuse },
    { saved: [saved('branch-0', { merchantName: 'Nena' })], kept, keep: (now) => (kept = now) },
  );
  expect(lateInStore(draft)).toEqual([]);
  draft.set('branch-0', { merchantName: 'Nena 2' });
  draft.set('consents', { privacyPolicy: null });
  draft.set('business', { registeredBusinessName: 'Nena Store' });
  await draft.flush();
  const business = { part: 'business', store: null, isRemoved: false };
  expect(lateInStore(draft)).toEqual([store('Nena 2'), business]);
  expect(lateInKept(kept)).toEqual([store('Nena 2'), business]);
  draft.remove('branch-0');
  expect(lateInStore(draft)).toEqual([store('Nena', true), business]);
  // The tab keeps that it was taken away, not what it was called.
  expect(lateInKept(kept)).toEqual([{ part: 'branch-0', store: null, isRemoved: true }, business]);
});
