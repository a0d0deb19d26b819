import { describe, expect, it } from 'vitest';
import { differences, resolved } from './differences.ts';
import { flatErrors } from './flatErrors.ts';
import { leavesOf, sameValue, withLeaves } from './leaves.ts';

describe('the values of a form by path', () => {
  const values = { role: 'Auditor', permissions: { PAR_VIEW: true }, tags: ['a'] };
  it('come back as they went in', () => {
    const leaves = leavesOf(values);
    expect(leaves).toEqual({ role: 'Auditor', 'permissions.PAR_VIEW': true, tags: ['a'] });
    expect(withLeaves({}, leaves)).toEqual(values);
  });
  it('are set without touching what was given', () => {
    expect(withLeaves(values, { 'permissions.MER_VIEW': true }).permissions).toEqual({
      PAR_VIEW: true,
      MER_VIEW: true,
    });
    expect(values.permissions).toEqual({ PAR_VIEW: true });
  });
  it('take an empty text, null and nothing as the same', () => {
    expect(sameValue('', null)).toBe(true);
    expect(sameValue(undefined, null)).toBe(true);
    expect(sameValue(false, null)).toBe(false);
  });
});

describe('a conflict', () => {
  const base = { name: 'A', note: '', on: true, same: 1 };

  it('proposes the side that changed a field when the other did not', () => {
    const rows = differences(base, { ...base, note: 'theirs' }, { ...base, name: 'mine' });
    expect(rows.map(({ path, proposed }) => [path, proposed])).toEqual([
      ['name', 'mine'],
      ['note', 'theirs'],
    ]);
    expect(resolved(rows, {})).toEqual({ name: 'mine', note: 'theirs' });
  });
  it('leaves a field that both changed to a person, and saves nothing before', () => {
    const rows = differences(base, { ...base, name: 'B' }, { ...base, name: 'C' });
    expect(rows[0]?.proposed).toBeNull();
    expect(resolved(rows, {})).toBeNull();
    expect(resolved(rows, { name: 'theirs' })).toEqual({ name: 'B' });
    expect(resolved(rows, { name: 'mine' })).toEqual({ name: 'C' });
  });
  it('is none where both changed a field alike', () => {
    const rows = differences(base, { ...base, on: false }, { ...base, on: false });
    expect(resolved(rows, {})).toEqual({ on: false });
  });
});

describe('the error summary', () => {
  it('lists nested messages by their path', () => {
    const errors = {
      role: { message: 'Taken', type: 'x' },
      root: { serverError: { message: 'No' } },
      a: { b: { message: 'Bad' } },
    };
    expect(flatErrors(errors)).toEqual([
      { path: 'role', message: 'Taken' },
      { path: 'root.serverError', message: 'No' },
      { path: 'a.b', message: 'Bad' },
    ]);
  });
});
