import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bankAccountFields } from '#domain/fields/bankAccount.ts';
import type { FieldRows } from '#domain/fields/field.ts';
import { partnerFields } from '#domain/fields/partner.ts';
import type { Language } from '#domain/sentence.ts';
import { ui } from '../../../i18n/fil/ui.ts';
import { ENGLISH_UI_TEXTS } from '../englishUiTexts.ts';
import { Fields } from '../fields/Fields.tsx';
import { TextField } from '../fields/TextField.tsx';
import { UiTextsProvider } from '../uiTexts.tsx';
import { CopyButton } from './CopyButton.tsx';

const show = (of: FieldRows, record: Record<string, string>, language: Language = 'en') =>
  render(
    <UiTextsProvider texts={language === 'en' ? ENGLISH_UI_TEXTS : ui} language={language}>
      <Fields of={of} record={record}>
        {Object.keys(record).map((source) => (
          <TextField key={source} source={source} />
        ))}
      </Fields>
    </UiTextsProvider>,
  );
const status = () => screen.getByRole('status').textContent;

const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');

describe('a field that is copied', () => {
  afterEach(() => {
    cleanup();
    // Whoever types for a test puts their own in its place.
    if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
    else Reflect.deleteProperty(navigator, 'clipboard');
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each([
    ['en', 'Copy TIN', 'Copied'],
    ['fil', 'Kopyahin ang TIN', 'Nakopya'],
  ] as const)('copies by the keyboard what stands there, and says so in %s', async (language, name, said) => {
    const user = userEvent.setup();
    show(partnerFields, { tinNumber: '012345678' }, language);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name }));
    expect(status()).toBe('');
    await user.keyboard('{Enter}');
    expect(await navigator.clipboard.readText()).toBe('012-345-678');
    expect(status()).toBe(said);
    expect(screen.getByRole('tooltip').textContent).toBe(said);
  });

  it('is silent again after two seconds', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } });
    show(partnerFields, { tinNumber: '012345678' });
    await act(async () => screen.getByRole('button').click());
    expect(status()).toBe('Copied');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(status()).toBe('');
  });

  it('has no button for an account number of which a part is hidden, nor for what nobody carries elsewhere', () => {
    show(bankAccountFields, { accountName: 'Aling Nena', accountNumber: '********7890' });
    expect(screen.getByText('********7890', { exact: false })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    show(bankAccountFields, { accountName: 'Aling Nena', accountNumber: '001234567890' });
    expect(screen.getByRole('button', { name: 'Copy account number' })).toBeTruthy();
  });

  it('copies in the older way where the page has no clipboard, as without https', async () => {
    vi.stubGlobal('navigator', {});
    const got: string[] = [];
    document.execCommand = () => {
      const event = new Event('copy', { cancelable: true });
      Object.assign(event, { clipboardData: { setData: (_: string, text: string) => got.push(text) } });
      document.dispatchEvent(event);
      return event.defaultPrevented;
    };
    render(<CopyButton value="PA-1" label="Code" />);
    await act(async () => screen.getByRole('button', { name: 'Copy code' }).click());
    expect(got).toEqual(['PA-1']);
    expect(status()).toBe('Copied');
  });

  it('says that it could not', async () => {
    vi.stubGlobal('navigator', {});
    document.execCommand = () => false;
    render(<CopyButton value="PA-1" label="Code" />);
    await act(async () => screen.getByRole('button').click());
    expect(status()).toBe('Could not be copied');
  });
});
