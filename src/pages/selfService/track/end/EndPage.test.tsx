import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdSession } from '../../../../providers/applicant/held.ts';
import { loadTrackTexts } from '../texts/useTrackText.ts';
import EndPage from './EndPage.tsx';

beforeEach(() => loadTrackTexts('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  holdSession(null);
  history.replaceState(null, '', '/');
});

const sentWith = async (stores: number): Promise<void> => {
  const branches = Array.from({ length: stores }, (_, at) => ({
    id: `${at}`,
    merchantName: `Store ${at + 1}`,
    city: 'Makati',
    province: null,
  }));
  vi.stubGlobal('fetch', async () => Response.json({ data: { branches } }));
  const contact = { identifier: 'SK-2026-001001' };
  const until = Date.now() + 60_000;
  holdSession({ accessToken: 'a', until, partnerId: '7', referenceNumber: 'SK-2026-001001', contact });
  history.replaceState(null, '', '/self-service/application/submitted?stores');
  render(<EndPage page="applicationEnd" params={{ status: 'submitted' }} />);
  await screen.findByText('Store 1');
};

it('names the stores that were added, ten of many with how many more there are', async () => {
  await sentWith(10);
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  expect(screen.queryByText(/^and \d+ more/)).toBeNull();
  cleanup();
  await sentWith(200);
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  expect(screen.getByText(/^and 190 more/)).toBeTruthy();
});
