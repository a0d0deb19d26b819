import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyPage } from './lazyPage.ts';

const Greeting = ({ name }: { name: string }) => <p>Good day, {name}</p>;
const waiting = <p>One moment</p>;

describe('a page whose code comes later', () => {
  it('shows what waits, then itself', async () => {
    const Page = lazyPage(async () => ({ default: Greeting }));
    render(
      <Suspense fallback={waiting}>
        <Page name="Ana" />
      </Suspense>,
    );
    expect(screen.getByText('One moment')).toBeTruthy();
    expect(await screen.findByText('Good day, Ana')).toBeTruthy();
  });

  it('is drawn at once when its code was fetched before, and is fetched no more', async () => {
    const load = vi.fn(async () => ({ default: Greeting }));
    const Page = lazyPage(load);
    await Page.fetch();
    render(
      <Suspense fallback={waiting}>
        <Page name="Ben" />
      </Suspense>,
    );
    expect(screen.getByText('Good day, Ben')).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  it('that could not be fetched before is fetched anew when it is shown', async () => {
    const load = vi.fn(async () => ({ default: Greeting })).mockRejectedValueOnce(new Error('offline'));
    const Page = lazyPage(load);
    await expect(Page.fetch()).rejects.toThrow('offline');
    render(
      <Suspense fallback={waiting}>
        <Page name="Cy" />
      </Suspense>,
    );
    expect(await screen.findByText('Good day, Cy')).toBeTruthy();
  });
});
