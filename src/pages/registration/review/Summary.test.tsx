import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage } from '../../../providers/language.ts';
import { EMPTY } from '../answers.ts';
import { RegisterContext } from '../registerContext.ts';
import { Summary } from './Summary.tsx';

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ data: { list: [], total: 0 } })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

afterEach(() => setLanguage('en'));
it('calls a mobile number in Filipino what applicants read', () => {
  setLanguage('fil');
  const doing = { keep: vi.fn(), go: vi.fn(), goOn: vi.fn() };
  render(
    <RegisterContext value={{ place: 'review', answers: EMPTY, ...doing }}>
      <Summary />
    </RegisterContext>,
  );
  expect(screen.getByText('Numero ng mobile')).toBeTruthy();
});

it('shows whoever registers their mobile number as it is typed here, with its zero', () => {
  const doing = { keep: vi.fn(), go: vi.fn(), goOn: vi.fn() };
  render(
    <RegisterContext value={{ place: 'review', answers: { ...EMPTY, mobile: '0917-1234567' }, ...doing }}>
      <Summary />
    </RegisterContext>,
  );
  expect(screen.getByText('0917 123 4567')).toBeTruthy();
});
