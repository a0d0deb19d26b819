import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContextProvider } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { english } from '../../../i18n/english.ts';
import { BesidePanel } from './BesidePanel.tsx';
import { type BesidePart, BesideProvider } from './besideContext.ts';

const i18n = polyglotI18nProvider(() => english, 'en');
const theme = createTheme();
const close = vi.fn();
let fault: Error | null = null;

const Notes = () => {
  if (fault) throw fault;
  return <p>What staff noted</p>;
};
const parts = { corrections: <p>What is asked for</p>, changes: null, notes: <Notes /> };

const Page = ({ part }: { part: BesidePart }) => (
  <I18nContextProvider value={i18n}>
    <ThemeProvider theme={theme}>
      <BesideProvider value={{ part, isColumn: true, isAsked: false, open: () => undefined, close }}>
        <h1>The record</h1>
        <BesidePanel parts={parts} />
      </BesideProvider>
    </ThemeProvider>
  </I18nContextProvider>
);
const panel = () => within(screen.getByRole('complementary'));

describe('a part beside a record that breaks', () => {
  // React reports what a boundary caught.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    fault = null;
  });

  it('leaves the record, is tried again by itself, and can be closed', () => {
    fault = new Error('It broke');
    render(<Page part="notes" />);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(panel().getByRole('alert').textContent).toContain(english.errors.pageTitle);
    fireEvent.click(panel().getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledOnce();
    fault = null;
    fireEvent.click(panel().getByRole('button', { name: 'Try again' }));
    expect(panel().getByText('What staff noted')).toBeTruthy();
  });

  it('because it cannot be loaded leaves the record too', () => {
    fault = Object.assign(new Error('Gone'), { name: 'ChunkLoadError' });
    render(<Page part="notes" />);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(panel().getByRole('alert').textContent).toContain(english.shell.newVersion);
  });

  it('does not keep another from being shown in its place', () => {
    fault = new Error('It broke');
    const { rerender } = render(<Page part="notes" />);
    rerender(<Page part="corrections" />);
    expect(panel().getByText('What is asked for')).toBeTruthy();
  });
});
