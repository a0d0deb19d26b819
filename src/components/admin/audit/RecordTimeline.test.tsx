import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, HttpError, TestMemoryRouter } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import { RecordTimeline } from './RecordTimeline.tsx';
import type { Timeline } from './useTimeline.ts';

const T = 'resources.audit';
const entry: AuditEntry = {
  id: '5',
  at: '2026-03-05T16:00:00.000Z',
  actor: 'ana',
  actorRole: 'HCPC_SALES_ADMIN',
  operation: 'UPDATE',
  target: 'partner',
  targetKey: '1',
  targetName: 'Aling Nena',
  targetGone: false,
  eventType: null,
  isReported: false,
  requestId: 'r-1',
  changes: [
    {
      field: 'status',
      before: { kind: 'code', words: 'applicationStatus', code: 'A' },
      after: { kind: 'code', words: 'applicationStatus', code: 'B' },
    },
  ],
};
const failure = (status: number) =>
  new HttpError('Broken', status, { error: 'server_error', message: 'Broken', requestId: 'r-9' });

const show = (given: Partial<Timeline>, props: { filtered?: boolean; current?: string } = {}) => {
  const timeline: Timeline = {
    entries: [entry],
    isPending: false,
    failure: null,
    loadedAt: new Date('2026-03-06T00:00:00Z'),
    hasOlder: false,
    isLoadingOlder: false,
    loadOlder: vi.fn(),
    retry: vi.fn(),
    ...given,
  };
  render(
    <TestMemoryRouter>
      <AdminContext>
        <RecordTimeline timeline={timeline} {...props} />
      </AdminContext>
    </TestMemoryRouter>,
  );
  return timeline;
};

describe('the history of a record', () => {
  afterEach(cleanup);

  it('says who, when, in which role, and strikes what it was', () => {
    show({}, { current: '5' });
    expect(screen.getByText('ana')).toBeTruthy();
    const item = screen.getByRole('listitem');
    expect(item.textContent).toContain('03/06/2026 00:00 · HCPC_SALES_ADMIN');
    expect(item.getAttribute('aria-current')).toBe('true');
    expect([...item.querySelectorAll('del, ins')].map((part) => part.textContent)).toEqual([
      'Active',
      'Blocked',
    ]);
    expect(item.textContent).toContain('r-1');
  });

  it('folds the many fields of a new record away, and tells records apart where there are several', () => {
    const fields = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const made: AuditEntry = {
      ...entry,
      id: '4',
      operation: 'INSERT',
      target: 'merchant',
      requestId: null,
      changes: fields.map((field) => ({ field, before: null, after: { kind: 'number', value: 1 } })),
    };
    show({ entries: [entry, made] });
    expect(screen.getByText('Created · Merchant Aling Nena')).toBeTruthy();
    expect(screen.queryByText('A')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: `${T}.changed` }));
    expect(screen.getByText('A')).toBeTruthy();
  });

  it('is loading, empty, or empty by a filter', () => {
    show({ entries: null, isPending: true });
    expect(screen.getByRole('status', { name: 'common.loading' })).toBeTruthy();
    cleanup();
    show({ entries: [] });
    expect(screen.getByText(`${T}.none`)).toBeTruthy();
    cleanup();
    show({ entries: [] }, { filtered: true });
    expect(screen.getByText(`${T}.noneMatches`)).toBeTruthy();
  });

  it('failed names the request and tries again; forbidden says so', () => {
    const { retry } = show({ entries: null, failure: { error: failure(500), of: 'all' } });
    expect(screen.getByRole('alert').textContent).toContain('r-9');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
    cleanup();
    show({ entries: null, failure: { error: failure(403), of: 'all' } });
    expect(screen.getByText(`${T}.forbidden`)).toBeTruthy();
  });

  it('keeps the entries at hand when refreshing them failed', () => {
    show({ failure: { error: failure(500), of: 'all' } });
    expect(screen.getByRole('alert').textContent).toContain('list.staleSince');
    expect(screen.getByText('ana')).toBeTruthy();
  });

  it('loads the older ones on demand, and again when that failed', () => {
    const { loadOlder } = show({ hasOlder: true });
    fireEvent.click(screen.getByRole('button', { name: `${T}.older` }));
    expect(loadOlder).toHaveBeenCalledOnce();
    cleanup();
    const again = show({ hasOlder: true, failure: { error: failure(500), of: 'older' } });
    expect(screen.getByRole('alert').textContent).toContain(`${T}.olderFailed`);
    fireEvent.click(screen.getByRole('button', { name: 'common.retry' }));
    expect(again.loadOlder).toHaveBeenCalledOnce();
  });
});
