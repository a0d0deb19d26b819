import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContextProvider } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { english } from '../../i18n/english.ts';
import { PartBoundary } from './PageBoundary.tsx';

const i18n = polyglotI18nProvider(() => english, 'en');
let fault: Error | null = null;
const Part = () => {
  if (fault) throw fault;
  return <p>Part</p>;
};
const show = () =>
  render(
    <I18nContextProvider value={i18n}>
      <p>Page</p>
      <PartBoundary>
        <Part />
      </PartBoundary>
    </I18nContextProvider>,
  );

describe('a part of a page that breaks', () => {
  // React reports what a boundary caught.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    fault = null;
  });

  it('leaves the page around it, and is tried again by itself', () => {
    fault = new Error('It broke');
    show();
    expect(screen.getByText('Page')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain(english.errors.pageTitle);
    fault = null;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Part')).toBeTruthy();
  });

  it('because there is no connection says so, and comes by itself once there is one', () => {
    fault = Object.assign(new Error('Gone'), { name: 'ChunkLoadError' });
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    show();
    expect(screen.getByRole('alert').textContent).toContain(english.errors.pageAway);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('because it cannot be loaded says that there is a new version', () => {
    fault = Object.assign(new Error('Gone'), { name: 'ChunkLoadError' });
    show();
    expect(screen.getByRole('alert').textContent).toContain(english.shell.newVersion);
  });
});
