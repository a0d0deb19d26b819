import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, type DataProvider, memoryStore, TestMemoryRouter } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApprovalRequest } from '#contract/approvals.ts';
import { useVerdict, VERDICTS, type Verdict } from './useVerdict.ts';

const READ_BEFORE = [
  ['approvals', 'getOne', { id: '7' }],
  ['partners', 'getList', {}],
  ['transactions', 'getOne', { id: '12' }],
  ['official-receipts', 'one', 'OR-1'],
  ['report-settings'],
  ['import', '3'],
  ['importRows', '3', 'matters'],
];
/** On the page. */
const SHOWN = ['desk'];
const WIZARD = ['wizard', 'partner'];

let client: QueryClient;
let leave: () => void;
const decide = vi.fn(async () => ({ id: '7' }));
const ask = vi.fn(async () => 'now');

const provider = { approveRequest: decide, refuseRequest: decide, withdrawRequest: decide };

const show = (verdict: Verdict) =>
  renderHook(() => useVerdict(verdict, { id: '7', version: 1 } as ApprovalRequest), {
    wrapper: ({ children }) => (
      <TestMemoryRouter>
        <CoreAdminContext
          dataProvider={provider as unknown as DataProvider}
          queryClient={client}
          store={memoryStore()}
        >
          {children}
        </CoreAdminContext>
      </TestMemoryRouter>
    ),
  });
const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;

describe('a verdict', () => {
  beforeEach(() => {
    client = new QueryClient();
    for (const key of [...READ_BEFORE, SHOWN, WIZARD]) client.setQueryData(key, 'before');
    leave = new QueryObserver(client, { queryKey: SHOWN, queryFn: ask, staleTime: 10_000 }).subscribe(
      () => undefined,
    );
  });
  afterEach(() => {
    cleanup();
    leave();
    client.clear();
    vi.clearAllMocks();
  });

  it.each(VERDICTS)('has whatever it may have moved asked for anew: %s', async (verdict) => {
    const { result } = show(verdict);
    act(() => result.current.mutate('Why'));
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(READ_BEFORE.filter((key) => !isStale(key))).toEqual([]);
    expect(isStale(WIZARD)).toBe(false);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('that failed has too, what is on the page once its reason is read', async () => {
    decide.mockRejectedValueOnce(new Error('Nobody answered'));
    const { result } = show('approve');
    act(() => result.current.mutate(''));
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect([...READ_BEFORE, SHOWN].filter((key) => !isStale(key))).toEqual([]);
    expect(isStale(WIZARD)).toBe(false);
    expect(ask).not.toHaveBeenCalled();
  });
});
