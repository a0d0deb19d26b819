import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../providers/http/apiError.ts';
import type { SendFile } from '../upload/uploadQueue.ts';
import { PhotoField } from './PhotoField.tsx';
import type { KeptPhoto, PhotoKeeper } from './photoKeeper.ts';

const NOT_TAKEN =
  'File is not valid. Take a photo, or choose a file that is PDF, JPG, PNG or HEIC, 10 MB at most';
const CUT = new ApiError(0, 'network', 'No network');
const send = vi.fn<SendFile>(async () => undefined);
const show = (given: { isSent?: boolean; error?: string; keeper?: PhotoKeeper } = {}) =>
  render(
    <PhotoField
      id="selfie"
      label="Selfie"
      camera="user"
      shape="face"
      kind="document"
      language="en"
      {...(given.keeper && { keeper: given.keeper })}
      isSent={given.isSent ?? false}
      error={given.error}
      send={send}
      messageOf={(error) => (error as Error).message}
    />,
  );
const file = (name = 'me.heic', size = 3) => new File(['x'.repeat(size)], name);
const choose = async (chosen: File) => {
  const input = document.querySelector('input[data-upload="Choose a file: Selfie"]:not([capture])');
  const other = document.querySelector('input[data-upload="Choose another: Selfie"]');
  fireEvent.change((input ?? other) as Element, { target: { files: [chosen] } });
  await act(async () => undefined);
};
const button = (name: string) => screen.getByRole('button', { name: `${name}: Selfie` });
const press = async (name: string) => {
  fireEvent.click(button(name));
  await act(async () => undefined);
};
const group = () => screen.getByRole('group', { name: 'Selfie' });

beforeEach(() => vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture'))));
afterEach(() => {
  cleanup();
  send.mockReset().mockImplementation(async () => undefined);
  vi.unstubAllGlobals();
});

describe('a photo', () => {
  it('is taken by the camera over the screen, or chosen as the kinds of files that are taken', () => {
    show();
    const camera = document.querySelector('input[data-upload="Take a photo: Selfie"]');
    expect(camera?.getAttribute('capture')).toBe('user');
    const chosen = document.querySelector('input[data-upload="Choose a file: Selfie"]');
    expect(chosen?.getAttribute('capture')).toBeNull();
    expect(chosen?.getAttribute('accept')).toBe('.pdf,.jpg,.jpeg,.png,.heic');
  });

  it('leaves when whoever took it wants that, not before, and is then there', async () => {
    show();
    await choose(file());
    expect(screen.getByText('me.heic cannot be shown here and is sent as it is.')).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
    await press('Use this photo');
    expect(send.mock.calls[0]?.[0].name).toBe('me.heic');
    await waitFor(() => expect(screen.getAllByText('Uploaded').length).toBeGreaterThan(0));
    expect(button('Choose another')).toBeTruthy();
  });

  it('stays after a cut, says so, and goes on with the same key once there is a network', async () => {
    show();
    send.mockRejectedValueOnce(CUT);
    await choose(file());
    await press('Use this photo');
    expect(screen.getByRole('alert').textContent).toBe(
      'No network Your photo is still here and will be sent again once you are connected.',
    );
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.getAllByText('Uploaded').length).toBeGreaterThan(0));
    const keys = send.mock.calls.map(([, { key }]) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('that the server refused is sent again when somebody wants that, under another key', async () => {
    show();
    send.mockRejectedValueOnce(new ApiError(422, 'rule_otp_expired', 'Verify again'));
    await choose(file());
    await press('Use this photo');
    expect(screen.getByRole('alert').textContent?.trim()).toBe('Verify again');
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(send).toHaveBeenCalledTimes(1);
    await press('Try again');
    expect(new Set(send.mock.calls.map(([, { key }]) => key)).size).toBe(2);
  });

  it('that is a PDF is called a file; refused for what it is, it is asked for another and not sent again', async () => {
    show();
    send.mockRejectedValueOnce(new ApiError(422, 'rule_file_not_valid', 'File is not valid'));
    await choose(file('permit.pdf'));
    expect(screen.getByRole('status').textContent).toBe('Is this the right file?');
    await press('Use this file');
    expect(screen.getByRole('alert').textContent?.trim()).toBe(NOT_TAKEN);
    expect(screen.queryByRole('button', { name: 'Try again: Selfie' })).toBeNull();
    expect(button('Choose another')).toBeTruthy();
  });

  it('can be stopped on its way and is still here', async () => {
    show();
    let signal: AbortSignal | undefined;
    send.mockImplementationOnce((_, options) => {
      signal = options.signal;
      options.onProgress(0.5);
      return new Promise(() => undefined);
    });
    await choose(file());
    await press('Use this photo');
    expect(screen.getByRole('progressbar', { name: 'Sending…' }).getAttribute('value')).toBe('0.5');
    await press('Stop');
    expect(signal?.aborted).toBe(true);
    expect(button('Use this photo')).toBeTruthy();
  });

  it('that the server puts off says until when, can be stopped, and tells nothing more of it then', async () => {
    show();
    let fail: (error: Error) => void = () => undefined;
    send.mockImplementationOnce((_, { onProgress, onWait }) => {
      onProgress(0.5);
      onWait(Date.now() + 42_000);
      return new Promise((_done, reject) => (fail = reject));
    });
    await choose(file());
    await press('Use this photo');
    expect(
      screen.getByText(/^The server asks to wait: the photo goes on by itself in 0:4[12]\.$/),
    ).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(
      'The server asks to wait: the photo goes on by itself in a moment.',
    );
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0.5');
    expect(screen.queryByRole('button', { name: 'Try again: Selfie' })).toBeNull();
    await press('Stop');
    await act(async () => fail(new DOMException('Stopped', 'AbortError')));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/asks to wait/)).toBeNull();
    await press('Use this photo');
    await waitFor(() => expect(screen.getAllByText('Uploaded').length).toBeGreaterThan(0));
  });

  it('goes on by itself after it was put off', async () => {
    show();
    const over = Promise.withResolvers<void>();
    send.mockImplementationOnce(async (_, { onWait }) => {
      onWait(Date.now() + 1000);
      await over.promise;
      onWait(null);
      await new Promise((done) => setTimeout(done, 20));
    });
    await choose(file());
    await press('Use this photo');
    await screen.findByText(/in 0:01\.$/).then(() => over.resolve());
    await waitFor(() => expect(screen.queryByText(/asks to wait/)).toBeNull());
    await waitFor(() => expect(screen.getAllByText('Uploaded').length).toBeGreaterThan(0));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['notes.docx', 3, NOT_TAKEN],
    ['me.jpg', 0, 'This file is empty: choose another'],
    ['me.heic', 10 * 1024 * 1024 + 1, 'This file is larger than 10 MB: choose a smaller one'],
  ])('%s of %i bytes is not taken: %s', async (name, size, says) => {
    show();
    await choose(file(name, size));
    expect(screen.getByRole('alert').textContent?.trim()).toBe(says);
    expect(screen.queryByRole('button', { name: 'Use this photo: Selfie' })).toBeNull();
    await choose(file());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that arrived before the page was loaded is there, and may be replaced', async () => {
    show({ isSent: true, error: 'Upload a selfie' });
    expect(screen.getByText('Uploaded')).toBeTruthy();
    expect(screen.queryByText('Upload a selfie')).toBeNull();
    await choose(file());
    await press('Use this photo');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('leads the focus to what is next, where it was here, and leaves it alone elsewhere', async () => {
    show({ error: 'Upload a selfie' });
    group().focus();
    await choose(file());
    await waitFor(() => expect(document.activeElement).toBe(button('Use this photo')));
    const elsewhere = document.body.appendChild(document.createElement('input'));
    elsewhere.focus();
    await press('Use this photo');
    elsewhere.focus();
    await act(async () => undefined);
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});

describe('a photo that was not sent', () => {
  let kept: KeptPhoto | null;
  const keeper: PhotoKeeper = {
    read: async () => kept,
    keep: (photo) => {
      kept = photo;
    },
    forget: () => {
      kept = null;
    },
  };
  beforeEach(() => {
    kept = null;
  });
  const reload = async () => {
    cleanup();
    show({ keeper });
    await act(async () => undefined);
  };
  const unsent = () => screen.queryByText(/This is the photo that you chose before/);

  it('is there after a reload, as it was, and is forgotten when the server has it', async () => {
    show({ keeper });
    await choose(file());
    await reload();
    expect(unsent()).toBeTruthy();
    expect(screen.getByText('me.heic cannot be shown here and is sent as it is.')).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
    await press('Use this photo');
    await waitFor(() => expect(kept).toBeNull());
    expect(send.mock.calls[0]?.[0].name).toBe('me.heic');
    await reload();
    expect(unsent()).toBeNull();
  });

  it('goes on by itself under its own name when it was on its way', async () => {
    show({ keeper });
    send.mockImplementationOnce(() => new Promise(() => undefined));
    await choose(file());
    await press('Use this photo');
    await reload();
    await waitFor(() => expect(screen.getAllByText('Uploaded').length).toBeGreaterThan(0));
    const keys = send.mock.calls.map(([, { key }]) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(kept).toBeNull();
  });

  it.each([
    ['was refused', 'Try again'],
    ['was stopped', 'Stop'],
  ])('%s: it waits after a reload until somebody wants it', async (_, name) => {
    show({ keeper });
    if (name === 'Stop') send.mockImplementationOnce(() => new Promise(() => undefined));
    else send.mockRejectedValueOnce(new ApiError(422, 'rule_otp_expired', 'No'));
    await choose(file());
    await press('Use this photo');
    if (name === 'Stop') await press(name);
    await reload();
    expect(button('Use this photo')).toBeTruthy();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('comes without taking the focus', async () => {
    show({ keeper });
    await choose(file());
    cleanup();
    show({ keeper });
    group().focus();
    await act(async () => undefined);
    expect(unsent()).toBeTruthy();
    expect(document.activeElement).toBe(group());
  });

  it('gives way to another one, and to a file that is none', async () => {
    show({ keeper });
    await choose(file());
    await choose(file('other.heic'));
    expect(kept?.file.name).toBe('other.heic');
    await choose(file('notes.docx'));
    expect(kept).toBeNull();
  });

  it('does not come over one that was chosen before it was found', async () => {
    let found: (photo: KeptPhoto) => void = () => undefined;
    const late = { ...keeper, read: () => new Promise<KeptPhoto>((resolve) => (found = resolve)) };
    show({ keeper: late });
    await choose(file('new.heic'));
    await act(async () => found({ file: file('old.heic'), isDrawn: false, key: 'old' }));
    expect(screen.getByText(/^new.heic/)).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
    await press('Use this photo');
    expect(send.mock.calls[0]?.[0].name).toBe('new.heic');
  });
});
