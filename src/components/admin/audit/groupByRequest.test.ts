import { expect, it } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import { groupByRequest } from './groupByRequest.ts';

const entry = (id: string, requestId: string | null, actor: string | null = 'ana'): AuditEntry => ({
  id,
  at: '2026-03-05T00:00:00.000Z',
  actor,
  actorRole: null,
  operation: 'UPDATE',
  target: 'partner',
  targetKey: '1',
  targetName: null,
  targetGone: false,
  eventType: null,
  isReported: false,
  requestId,
  changes: [],
});
const ids = (...entries: AuditEntry[]) =>
  groupByRequest(entries).map((group) => group.entries.map(({ id }) => id).join('+'));

it('puts neighbours of one request together and keeps the order', () => {
  expect(ids(entry('9', 'b'), entry('8', 'a'), entry('7', 'a'), entry('6', 'c'))).toEqual(['9', '8+7', '6']);
});

it('keeps apart what only looks alike: no request, another person, or something in between', () => {
  expect(ids(entry('3', null), entry('2', null))).toEqual(['3', '2']);
  expect(ids(entry('3', 'a'), entry('2', 'a', 'ben'))).toEqual(['3', '2']);
  expect(ids(entry('3', 'a'), entry('2', 'b'), entry('1', 'a'))).toEqual(['3', '2', '1']);
  expect(ids()).toEqual([]);
});
