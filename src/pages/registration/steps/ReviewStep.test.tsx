import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { EMPTY } from '../answers.ts';
import { RegisterContext } from '../registerContext.ts';
import { ReviewStep } from './ReviewStep.tsx';

afterEach(() => vi.unstubAllGlobals());

it('stays on the review and shows a refusal that names no field of another page', async () => {
  const refusal = { error: 'forbidden', message: 'This code is paused', requestId: 'r-1' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 403 }));
  const doing = { keep: vi.fn(), go: vi.fn(), goOn: vi.fn() };
  const answers = { ...EMPTY, hasReviewed: true, flagAcceptableUse: true, flagPrivacyPolicy: true };
  render(
    <RegisterContext value={{ place: 'review', answers, ...doing }}>
      <ReviewStep />
    </RegisterContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send my registration' }));
  expect(await screen.findByText(refusal.message)).toBeTruthy();
  expect(doing.go).not.toHaveBeenCalled();
});
