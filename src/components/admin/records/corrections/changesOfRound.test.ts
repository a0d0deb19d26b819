import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import type { Remark } from '#contract/shapes/applicationShapes.ts';
import { changesOfRound, roundOf } from './changesOfRound.ts';

const at = (minute: number): string => `2026-11-26T01:${String(minute).padStart(2, '0')}:00.000Z`;
const remark = (state: Remark['state'], made: number, settled: number | null) =>
  ({ state, dtimeCreated: at(made), dtimeResolved: settled === null ? null : at(settled) }) as Remark;
const text = (value: string) => ({ kind: 'text', text: value }) as const;
const entry = (minute: number, target: string, fields: Record<string, string>, operation = 'UPDATE') =>
  ({
    id: `${minute} ${target}`,
    at: at(minute),
    target,
    operation,
    changes: Object.entries(fields).map(([field, after]) => ({ field, before: null, after: text(after) })),
  }) as unknown as AuditEntry;

describe('the round that a record came back from', () => {
  it('reaches from the first thing asked for to the handing in', () => {
    const round = [remark('CHANGED', 12, 30), remark('CHANGED', 10, 30), remark('ANSWERED', 5, 30)];
    expect(roundOf(round)).toEqual({ from: at(10), to: at(30) });
  });

  it.each([[[]], [[remark('ANSWERED', 10, 30)]], [[remark('CHANGED', 10, null)]]])(
    'is none where nothing was changed or handed in yet: %#',
    (remarks) => expect(roundOf(remarks)).toBeNull(),
  );
});

describe('what was changed in a round', () => {
  const of = (...entries: AuditEntry[]) =>
    changesOfRound(entries, { from: at(10), to: at(30) }).map(({ id, changes }) => [
      id,
      changes.map(({ field }) => field),
    ]);

  it('is told in its order, and nothing of before or after', () =>
    expect(
      of(
        entry(31, 'partner', { name: 'After' }),
        entry(20, 'bank_account', { account_number: '1' }),
        entry(15, 'partner', { name: 'Within' }),
        entry(9, 'partner', { name: 'Before' }),
      ),
    ).toEqual([
      ['15 partner', ['name']],
      ['20 bank_account', ['account_number']],
    ]));

  it('leaves out the way through the review, and a document that another took the place of', () =>
    expect(
      of(
        entry(30, 'review_remark', { outcome: 'CHANGED' }),
        entry(30, 'application_event', { action: 'resubmit' }),
        entry(30, 'partner', { status: 'SUBMITTED', resubmitted_at: 'now' }),
        entry(10, 'partner', { decided_by: 'sbo.reviewer' }),
        entry(20, 'document', { is_enabled: 'no', replaced_by: '2' }),
        entry(20, 'document', { code: 'DTI', file_id: 'sharper.jpg', partner_id: '1' }, 'INSERT'),
      ),
    ).toEqual([['20 document', ['file_id']]]));
});
