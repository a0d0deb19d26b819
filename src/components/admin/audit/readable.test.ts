import { expect, it } from 'vitest';
import { readableChanges, tellingKey } from './readable.ts';

const change = (field: string, after: unknown = 'x', before: unknown = null) => ({ field, before, after });

it('leaves out what only the machine needs, and what is empty on both sides', () => {
  const changes = [change('password_hash', '***'), change('changed_at'), change('note', '', null)];
  expect(readableChanges({ target: 'credential', changes: [...changes, change('user_id', 7)] })).toEqual([]);
});

it('leaves out the key that the entry names already, and only that one', () => {
  const changes = [change('user_id', 7), change('merchant_id', 3)];
  expect(readableChanges({ target: 'user_merchant', changes })).toEqual([change('merchant_id', 3)]);
  expect(readableChanges({ target: 'file', changes })).toEqual(changes);
});

it('tells a password in words', () => {
  expect(tellingKey({ target: 'credential', operation: 'UPDATE' })).toBe('passwordChanged');
  expect(tellingKey({ target: 'partner', operation: 'UPDATE' })).toBeNull();
});
