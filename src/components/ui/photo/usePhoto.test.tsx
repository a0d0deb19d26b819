import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../providers/http/apiError.ts';
import type { KeptPhoto } from './photoKeeper.ts';
import { usePhoto } from './usePhoto.ts';

it('keeps a photo that was refused for something else for a reload, and none that was refused for what it is', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')));
  for (const [code, isKept] of [
    ['rule_otp_expired', true],
    ['rule_file_not_valid', false],
  ] as const) {
    let kept: KeptPhoto | null = null;
    const keeper = {
      read: async () => null,
      keep: (photo: KeptPhoto) => {
        kept = photo;
      },
      forget: () => {
        kept = null;
      },
    };
    const send = () => Promise.reject(new ApiError(422, code, 'No'));
    const { result, unmount } = renderHook(() => usePhoto({ kind: 'document', send, keeper }));
    await act(async () => result.current.choose(new File(['x'], 'me.heic')));
    await waitFor(() => expect(result.current.step).toBe('chosen'));
    await act(async () => result.current.use());
    await waitFor(() => expect(result.current.step).toBe('failed'));
    expect(kept !== null, code).toBe(isKept);
    unmount();
  }
  vi.unstubAllGlobals();
});

it('is empty again when it is removed after it arrived', async () => {
  const send = async () => undefined;
  const { result, rerender } = renderHook((isSent) => usePhoto({ kind: 'document', isSent, send }), {
    initialProps: false,
  });
  await act(async () => result.current.choose(new File(['x'], 'me.heic')));
  await waitFor(() => expect(result.current.step).toBe('chosen'));
  await act(async () => result.current.use());
  rerender(true);
  await waitFor(() => expect(result.current.step).toBe('sent'));
  rerender(false);
  await waitFor(() => expect(result.current.step).toBe('empty'));
  expect(result.current.picture).toBeNull();
});
