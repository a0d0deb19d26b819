import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Steps } from './Steps.tsx';
import { loadTrackTexts } from './texts/useTrackText.ts';

const due = new Date('2026-12-27T03:00:00Z');
beforeEach(() => loadTrackTexts('en'));
afterEach(cleanup);

const now = async (where: 'review' | 'mending'): Promise<string | null> => {
  render(<Steps where={where} due={due} />);
  const step = await screen.findByText('Papers are checked');
  return step.nextElementSibling?.textContent ?? null;
};

it('says by when we check the papers, and no such day while we wait for the applicant', async () => {
  expect(await now('review')).toMatch(/^by December 27, 2026/);
  cleanup();
  expect(await now('mending')).toBe('now');
});
