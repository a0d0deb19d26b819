import { describe, expect, it } from 'vitest';
import { chipText, editedValue, type FilterDef, withChoice, withFilter } from './filters/filterDefs.ts';
import { listState } from './listState.ts';
import { pageRange } from './pageRange.ts';
import { addView, type SavedView, withDefault } from './views/savedView.ts';

const facts = { isPending: false, failedWith: null, rows: 3, searchOrFilter: false };

describe('the state of a list', () => {
  it('tells loading, empty, empty by a filter, failed, forbidden and rows apart', () => {
    expect(listState({ ...facts, isPending: true, rows: null })).toBe('loading');
    expect(listState({ ...facts, rows: 0 })).toBe('empty');
    expect(listState({ ...facts, rows: 0, searchOrFilter: true })).toBe('emptyFiltered');
    expect(listState({ ...facts, rows: null, failedWith: 500 })).toBe('failed');
    expect(listState({ ...facts, rows: null, failedWith: 403 })).toBe('forbidden');
    expect(listState(facts)).toBe('rows');
  });
  it('never shows a failure as an empty list, and keeps rows that a failed refresh left', () => {
    expect(listState({ ...facts, rows: 0, failedWith: 500 })).toBe('failed');
    expect(listState({ ...facts, failedWith: 0 })).toBe('rows');
  });
  it('hides rows that one may no longer see', () => {
    expect(listState({ ...facts, failedWith: 403 })).toBe('forbidden');
  });
});

describe('filters', () => {
  const status: FilterDef = {
    kind: 'choices',
    field: 'status',
    label: 'Status',
    options: ['A', 'I', 'B'].map((value) => ({ value, label: `is ${value}` })),
  };
  const at: FilterDef = { kind: 'days', field: 'at', label: 'When' };
  const same = (key: string) => key;

  it('are set and taken away one by one', () => {
    const set = withFilter({ q: 'x' }, 'status', ['A']);
    expect(set).toEqual({ q: 'x', status: ['A'] });
    expect(withFilter(set, 'status', [])).toEqual({ q: 'x' });
    expect(withFilter({ at: { gte: '2026-01-01' } }, 'at', { gte: '', lte: '' })).toEqual({});
  });
  it('say on their chip what is chosen', () => {
    expect(chipText(status, {}, same)).toBeNull();
    expect(chipText(status, { status: ['A', 'I', 'B'] }, same)).toBe('is A, is I +1');
    expect(chipText(at, { at: { gte: '2026-01-31' } }, same)).toBe('01/31/2026 – …');
  });
  it('take amounts as people write them, and have them as the API does', () => {
    const amount: FilterDef = { kind: 'amounts', field: 'amount', label: 'Amount' };
    const set = withChoice({}, amount, { gte: '₱1,234.5', lte: '' });
    expect(set).toEqual({ amount: { gte: '1234.50', lte: '' } });
    expect(editedValue(amount, set)).toEqual({ gte: '1,234.50', lte: '' });
    expect(chipText(amount, set, same)).toBe('₱1,234.50 – …');
    expect(chipText(amount, { amount: '500' }, same)).toBe('₱500.00');
    expect(chipText(amount, {}, same)).toBeNull();
    expect(withChoice(set, amount, { gte: '', lte: ' ' })).toEqual({});
  });
});

describe('the footer', () => {
  it('counts rows, and says so when the server stopped counting', () => {
    const page = { page: 3, perPage: 20, rows: 7, total: 47, capped: false };
    expect(pageRange(page)).toEqual({ from: '41', to: '47', total: '47' });
    expect(pageRange({ ...page, total: 10_000, capped: true }).total).toBe('10,000+');
    expect(pageRange({ ...page, page: 1, rows: 0, total: 0 })).toEqual({ from: '0', to: '0', total: '0' });
  });
});

describe('saved views', () => {
  const view = (id: string, name: string): SavedView => ({
    id,
    name,
    filters: {},
    sort: null,
    perPage: 20,
    hidden: [],
    isDefault: false,
  });
  it('have one of a name, in any case', () => {
    const views = addView([view('1', 'Mine')], view('2', ' mine '));
    expect(views.map(({ id }) => id)).toEqual(['2']);
  });
  it('have at most one default', () => {
    const views = withDefault(withDefault([view('1', 'a'), view('2', 'b')], '1'), '2');
    expect(views.map(({ isDefault }) => isDefault)).toEqual([false, true]);
    expect(withDefault(views, null).some(({ isDefault }) => isDefault)).toBe(false);
  });
});

describe('a place filter', () => {
  const def = { kind: 'place', field: 'place', label: 'Place' } as const;
  const chosen = { status: ['A'], regionId: '1300000000', provinceId: '1339000000' };

  it('stands in the list as the codes of its levels, and goes as a whole', () => {
    const place = { region: '1300000000', province: '1339000000' };
    expect(withChoice({ status: ['A'] }, def, place)).toEqual(chosen);
    expect(editedValue(def, chosen)).toEqual(place);
    expect(withChoice(chosen, def, '')).toEqual({ status: ['A'] });
  });
  it('forgets the levels below the one that was changed', () => {
    expect(withChoice(chosen, def, { region: '0400000000' })).toEqual({
      status: ['A'],
      regionId: '0400000000',
    });
  });
});
