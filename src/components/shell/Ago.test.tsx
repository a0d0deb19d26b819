import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContextProvider } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#domain/sentence.ts';
import { english } from '../../i18n/english.ts';
import { filipino } from '../../i18n/filipino.ts';
import { Ago } from './Ago.tsx';

const NOW = '2026-03-06T00:00:30.000Z';
const MINUTE = 60_000;
const earlier = (ms: number) => new Date(Date.parse(NOW) - ms).toISOString();

const show = (props: Parameters<typeof Ago>[0], language: Language = 'en') => {
  const messages = { en: english, fil: filipino };
  const i18n = polyglotI18nProvider((locale) => messages[locale === 'fil' ? 'fil' : 'en'], language);
  render(
    <I18nContextProvider value={i18n}>
      <Ago {...props} />
    </I18nContextProvider>,
  );
  return screen.getByRole('time');
};

describe('how long ago something was', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW) }));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it.each([
    ['en', 0, 'just now'],
    ['en', MINUTE, '1 minute ago'],
    ['en', 59 * MINUTE, '59 minutes ago'],
    ['en', 60 * MINUTE, '1 hour ago'],
    ['en', 3 * 1440 * MINUTE, '3 days ago'],
    ['fil', 5 * MINUTE, '5 minuto ang nakalipas'],
    ['fil', 2 * 1440 * MINUTE, '2 araw ang nakalipas'],
  ] as const)('is said in %s for %i ms as %s', (language, age, said) => {
    const at = earlier(age);
    const time = show({ at }, language);
    expect([time.textContent, time.getAttribute('datetime')]).toEqual([said, at]);
  });

  it('is the date with its time in Manila after a week, and then nothing more to be told', () => {
    const time = show({ at: '2026-02-20T23:30:00.000Z' });
    expect(time.textContent).toBe('02/21/2026 07:30');
    expect(time.tabIndex).toBe(-1);
    expect(time.title).toBe('');
  });

  it('keeps step with the clock', () => {
    const time = show({ at: earlier(0) });
    act(() => vi.advanceTimersByTime(2 * MINUTE));
    expect(time.textContent).toBe('2 minutes ago');
  });

  it.each(['the keyboard', 'a finger', 'a pointer'])('tells the exact time in Manila to %s', (by) => {
    const time = show({ at: earlier(5 * MINUTE) });
    expect(time.title).toBe('03/06/2026 07:55');
    if (by === 'the keyboard') act(() => time.focus());
    else if (by === 'a finger') fireEvent.touchStart(time);
    else fireEvent.mouseOver(time);
    act(() => vi.advanceTimersByTime(300));
    expect(screen.getByRole('tooltip').textContent).toBe('03/06/2026 07:55');
  });

  it('is no stop for the keyboard in a table, where the exact time may stand first', () => {
    const time = show({ at: earlier(5 * MINUTE), inList: true, isExact: true });
    expect(time.textContent).toBe('03/06/2026 07:55');
    expect(time.title).toBe('5 minutes ago');
    expect(time.tabIndex).toBe(-1);
    cleanup();
    expect(show({ at: earlier(40 * 1440 * MINUTE), isExact: true }).title).toBe('40 days ago');
  });

  it('counts days for as long as it is asked to', () => {
    const time = show({ at: earlier(40 * 1440 * MINUTE), days: Number.POSITIVE_INFINITY });
    expect(time.textContent).toBe('40 days ago');
  });
});
