import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { sendAnother } from '../../../providers/applicant/sendCode.ts';
import type { SentCode } from '../../../providers/applicant/waitingCode.ts';
import { ApiError } from '../../../providers/http/apiError.ts';
import { AnotherCode } from './AnotherCode.tsx';

vi.mock('../../../providers/applicant/sendCode.ts', () => ({ sendAnother: vi.fn() }));

afterEach(cleanup);

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

it('no longer says that a new code is on its way once that one was refused', async () => {
  vi.mocked(sendAnother).mockResolvedValue({ resendAt: 0 } as SentCode);
  const shown = (isRefused: boolean) => (
    <AnotherCode sent={{ resendAt: 0 } as SentCode} onSent={() => undefined} isRefused={isRefused} />
  );
  const { rerender } = render(shown(false));
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
  rerender(shown(true));
  expect(screen.getByRole('status').textContent).toBe('');
});
