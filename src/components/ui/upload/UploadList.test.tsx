import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../providers/http/apiError.ts';
import { UploadList } from './UploadList.tsx';
import type { SendFile } from './uploadQueue.ts';
import { useUploads } from './useUploads.ts';

const send = vi.fn<SendFile>();
const FILES = [new File(['x'], 'permit.pdf')];

function Page() {
  const messageOf = (error: unknown) => (error as Error).message;
  const { uploads, add, retry, dismiss } = useUploads({ kind: 'document', language: 'en', messageOf });
  return (
    <>
      <button type="button" onClick={() => add(FILES, send)}>
        Send
      </button>
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
    </>
  );
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(async () => undefined);
};
const begin = async () => {
  render(<Page />);
  await press('Send');
};

beforeEach(() => {
  class Observer {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  cleanup();
  send.mockReset();
  vi.unstubAllGlobals();
});

describe('a file that the server puts off', () => {
  it.each([
    [429, 'too_many'],
    [503, 'malformed'],
  ] as const)('by %i says until when, and goes on by itself under the same key', async (status, code) => {
    send.mockRejectedValueOnce(new ApiError(status, code, 'Not now', { retryAfter: 1 }));
    send.mockResolvedValueOnce();
    await begin();
    await screen.findByText('The server asks to wait: goes on by itself in 0:01');
    expect(screen.getByRole('status').textContent).toMatch(/in a moment$/);
    await screen.findByText('Uploaded', {}, { timeout: 5000 });
    expect(screen.queryByText(/asks to wait/)).toBeNull();
    expect(new Set(send.mock.calls.map(([, { key }]) => key)).size).toBe(1);
  });

  it('can be stopped while it waits', async () => {
    send.mockRejectedValue(new ApiError(429, 'too_many', 'Not now', { retryAfter: 60 }));
    await begin();
    await press('Stop: permit.pdf');
    await waitFor(() => expect(screen.queryByText('permit.pdf')).toBeNull());
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('for longer than anybody waits is said to have failed, and may be tried again', async () => {
    send.mockRejectedValueOnce(new ApiError(429, 'too_many', 'Too many', { retryAfter: 3600 }));
    await begin();
    expect((await screen.findByRole('alert')).textContent).toBe('Too many');
    send.mockResolvedValueOnce();
    await press('Try again: permit.pdf');
    await screen.findByText('Uploaded');
  });
});
