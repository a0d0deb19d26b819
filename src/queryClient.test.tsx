import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteAnswer } from './components/shell/connection.ts';
import { createQueryClient, followLine } from './queryClient.ts';

const failure = (status: number) => Object.assign(new Error(`${status}`), { status });
const UNREACHED = failure(0);

let client: ReturnType<typeof createQueryClient>;
let stop: () => void;

const Part = ({ name, ask }: { name: string; ask: () => Promise<string> }) => {
  const { data, error } = useQuery({ queryKey: [name], queryFn: ask, retry: false });
  return <p>{data ?? error?.message ?? 'waits'}</p>;
};
const page = (ask: () => Promise<string>, another?: () => Promise<string>) => (
  <QueryClientProvider client={client}>
    <Part name="one" ask={ask} />
    {another && <Part name="another" ask={another} />}
  </QueryClientProvider>
);
const show = (ask: () => Promise<string>) => render(page(ask));

describe('what nobody answered', () => {
  beforeEach(() => {
    client = createQueryClient();
    stop = followLine(client);
  });
  afterEach(() => {
    cleanup();
    stop();
    client.clear();
    noteAnswer();
  });

  it('is asked again when another call is answered', async () => {
    const rows = vi.fn(async () => 'rows').mockRejectedValueOnce(UNREACHED);
    show(rows);
    expect(await screen.findByText('0')).toBeTruthy();
    await act(() => client.fetchQuery({ queryKey: ['notices'], queryFn: async () => 'none' }));
    expect(await screen.findByText('rows')).toBeTruthy();
    expect(rows).toHaveBeenCalledTimes(2);
  });

  it('is asked again when another call is refused, which is an answer too', async () => {
    const rows = vi.fn(async () => 'rows').mockRejectedValueOnce(UNREACHED);
    show(rows);
    expect(await screen.findByText('0')).toBeTruthy();
    const refused = client.fetchQuery({ queryKey: ['notices'], queryFn: () => Promise.reject(failure(403)) });
    await act(() => expect(refused).rejects.toThrow());
    expect(await screen.findByText('rows')).toBeTruthy();
  });

  it('is asked again alone, not what was refused', async () => {
    const refused = vi.fn(() => Promise.reject(failure(403)));
    const rows = vi.fn(async () => 'rows').mockRejectedValueOnce(UNREACHED);
    const { rerender } = render(page(refused));
    expect(await screen.findByText('403')).toBeTruthy();
    rerender(page(refused, rows));
    expect(await screen.findByText('0')).toBeTruthy();
    await act(() => client.fetchQuery({ queryKey: ['notices'], queryFn: async () => 'none' }));
    expect(await screen.findByText('rows')).toBeTruthy();
    expect(refused).toHaveBeenCalledTimes(1);
  });

  it('is not asked again by an answer on a line that was there all along', async () => {
    const broken = vi.fn(() => Promise.reject(failure(500)));
    show(broken);
    expect(await screen.findByText('500')).toBeTruthy();
    await act(() => client.fetchQuery({ queryKey: ['notices'], queryFn: async () => 'none' }));
    expect(broken).toHaveBeenCalledTimes(1);
  });
});

describe('what is asked again while its first answer is under way', () => {
  beforeEach(() => {
    client = createQueryClient();
  });
  afterEach(() => {
    cleanup();
    client.clear();
  });

  it('shows what was answered after the change, not what was asked before it', async () => {
    const before = Promise.withResolvers<string>();
    const rows = vi.fn(async () => 'after').mockReturnValueOnce(before.promise);
    show(rows);
    expect(await screen.findByText('waits')).toBeTruthy();
    await act(() => client.invalidateQueries({ queryKey: ['one'] }));
    await act(async () => before.resolve('before'));
    expect(await screen.findByText('after')).toBeTruthy();
    expect(screen.queryByText('before')).toBeNull();
  });

  it('answers whoever waited for the first with the second', async () => {
    const rows = vi.fn(async () => 'after').mockReturnValueOnce(new Promise(() => undefined));
    show(rows);
    const asked = client.fetchQuery({ queryKey: ['one'], queryFn: rows });
    await act(() => client.invalidateQueries({ queryKey: ['one'] }));
    expect(await asked).toBe('after');
    expect(rows).toHaveBeenCalledTimes(2);
  });

  it('leaves alone what nobody looks at, and what is asked for anew by the way', async () => {
    const rows = vi.fn(() => new Promise<string>(() => undefined));
    void client.prefetchQuery({ queryKey: ['unseen'], queryFn: rows });
    await client.invalidateQueries({ queryKey: ['unseen'] });
    expect(rows).toHaveBeenCalledTimes(1);
    show(rows);
    void client.refetchQueries({ queryKey: ['one'], type: 'active' }, { cancelRefetch: false });
    expect(rows).toHaveBeenCalledTimes(2);
  });
});
