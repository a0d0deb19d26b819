import { describe, expect, it } from 'vitest';
import { changeText, listChanges, sideOf } from './change.ts';
import type { AuditLeaf, AuditValue } from './value.ts';

const text = (of: string): AuditLeaf => ({ kind: 'text', text: of });
const list = (...items: string[]): AuditValue => ({ kind: 'list', items: items.map(text) });

describe('a change of a list', () => {
  it('is what it gained and what it lost', () => {
    expect(listChanges({ before: list('A', 'B'), after: list('B', 'C') })).toEqual({
      added: [text('C')],
      removed: [text('A')],
    });
    expect(listChanges({ before: null, after: list('A') })).toEqual({ added: [text('A')], removed: [] });
    expect(listChanges({ before: list('A'), after: null })).toEqual({ added: [], removed: [text('A')] });
  });

  it('is none when a side is no list, or both are nothing', () => {
    expect(listChanges({ before: text('A'), after: list('A') })).toBeNull();
    expect(listChanges({ before: null, after: null })).toBeNull();
  });
});

describe('a change in a line', () => {
  const before: AuditValue = { kind: 'code', words: 'applicationStatus', code: 'A' };
  const after: AuditValue = { kind: 'code', words: 'applicationStatus', code: 'B' };

  it('has both values where something changed', () => {
    expect(changeText({ field: 'status', before, after }, 'UPDATE', 'en')).toBe('Status: Active → Blocked');
    expect(changeText({ field: 'status', before, after: null }, 'UPDATE', 'fil')).toBe(
      'Katayuan: Aktibo → wala',
    );
  });

  it('has the one value of what came to be or ended', () => {
    expect(changeText({ field: 'status', before: null, after }, 'INSERT', 'en')).toBe('Status: Blocked');
    expect(changeText({ field: 'status', before, after: null }, 'DELETE', 'en')).toBe('Status: Active');
    expect([sideOf('EVENT'), sideOf('UPDATE')]).toEqual(['after', 'both']);
  });

  it('signs what a list gained and lost', () => {
    const change = { field: 'permissions', before: list('A', 'B'), after: list('B', 'C') };
    expect(changeText(change, 'UPDATE', 'en')).toBe('Permissions: +C, −A');
  });
});
