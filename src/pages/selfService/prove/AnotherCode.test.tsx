// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sendAnother } from '../../../providers/applicant/sendCode.ts';
import type { SentCode } from '../../../providers/applicant/waitingCode.ts';
import { ApiError } from '../../../providers/http/apiError.ts';
import { AnotherCode } from './AnotherCode.tsx';

vi.mock('../../../providers/applicant/sendCode.ts', () => ({ sendAnother: vi.fn() }));

it('leaves the focus on the button when another code is refused, which waits and takes no press', async () => {
  const wait = new ApiError(429, 'too_many', 'Wait', { retryAfter: 60 });
  vi.mocked(sendAnother).mockRejectedValue(wait);
  const sent = { resendAt: 0 } as SentCode;
  render(<AnotherCode sent={sent} onSent={() => undefined} />);
  const button = screen.getByRole<HTMLButtonElement>('button');
  button.focus();
  fireEvent.click(button);
  await vi.waitFor(() => expect(button.textContent).toMatch(/1:00|0:59/));
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(sendAnother).toHaveBeenCalledOnce();
});
