import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { ReactNode } from 'react';
import { HttpError, I18nContextProvider } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { english } from '../../i18n/english.ts';
import { type Answer, Answered } from './Answered.tsx';
import { useOpening } from './useOpening.ts';

const BEFORE = Date.parse('2026-03-06T00:05:00.000Z');
const i18n = polyglotI18nProvider(() => english, 'en');
const failure = (status: number) => new HttpError('It broke', status, { message: 'It broke' });

const show = (query: Partial<Answer<string>>, others: { head?: ReactNode; waiting?: ReactNode } = {}) =>
  render(
    <I18nContextProvider value={i18n}>
      <Answered
        query={{ data: undefined, error: null, dataUpdatedAt: 0, refetch: () => undefined, ...query }}
        waiting={<hr />}
        head={<h1>Head</h1>}
        gone={(status) => `gone ${status}`}
        {...others}
      >
        {(text) => <p>{text}</p>}
      </Answered>
    </I18nContextProvider>,
  );

afterEach(cleanup);

describe('what a query answered', () => {
  it('waits in its measure below a head', () => {
    show({});
    expect(screen.getByRole('status').innerHTML).toBe('<hr>');
    expect(screen.getByRole('heading').textContent).toBe('Head');
  });

  it.each([
    ['a page without one', null, 3],
    ['what is below it', <h1 key="head">Head</h1>, 2],
  ])('waits in the outline of %s', (_, head, bars) => {
    show({}, { head, waiting: undefined });
    expect(screen.getByRole('status').children.length).toBe(bars);
  });

  it('is shown alone', () => {
    const { container } = show({ data: 'Here' });
    expect(container.innerHTML).toBe('<p>Here</p>');
  });

  it('that is nothing but words is an answer too', () => {
    expect(show({ data: '' }).container.innerHTML).toBe('<p></p>');
  });

  it('failed: says why and asks anew', () => {
    const refetch = vi.fn();
    show({ error: failure(500), refetch });
    expect(screen.getByRole('alert').textContent).toContain('It broke');
    expect(screen.getByRole('heading').textContent).toBe('Head');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it.each([403, 404])('of %i is gone', (status) => {
    expect(show({ error: failure(status) }).container.textContent).toBe(`gone ${status}`);
  });

  it.each([404, 500])('outlives a refresh that fails by %i, and is said to be of before', (status) => {
    const refetch = vi.fn();
    show({ data: 'Here', error: failure(status), dataUpdatedAt: BEFORE, refetch });
    expect(screen.getByText('Here')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('03/06/2026 08:05');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });
});

const KEY = ['one'];
const Form = ({ ask }: { ask: () => Promise<string> }) => {
  const query = useQuery({ queryKey: KEY, queryFn: ask, retry: false, refetchOnMount: 'always' });
  return <Answered query={useOpening(query)}>{(text) => <p>{text}</p>}</Answered>;
};

describe('what a form begins from', () => {
  const open = (client: QueryClient, ask: () => Promise<string>) =>
    render(
      <I18nContextProvider value={i18n}>
        <QueryClientProvider client={client}>
          <Form ask={ask} />
        </QueryClientProvider>
      </I18nContextProvider>,
    );

  it('is asked for anew, and stays whatever a later refresh answers', async () => {
    const client = new QueryClient();
    client.setQueryData(KEY, 'of before');
    const ask = vi.fn(async () => 'as it opened');
    open(client, ask);
    expect(screen.queryByText('of before')).toBeNull();
    await screen.findByText('as it opened');
    ask.mockResolvedValueOnce('moved on');
    await client.refetchQueries({ queryKey: KEY });
    expect(screen.getByText('as it opened')).toBeTruthy();
    ask.mockRejectedValueOnce(failure(404));
    await client.refetchQueries({ queryKey: KEY });
    expect(screen.getByText('as it opened')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not what stood in the cache when it cannot be had anew', async () => {
    const client = new QueryClient();
    client.setQueryData(KEY, 'of before');
    open(client, () => Promise.reject(failure(500)));
    expect((await screen.findByRole('alert')).textContent).toContain('It broke');
    expect(screen.queryByText('of before')).toBeNull();
  });
});
