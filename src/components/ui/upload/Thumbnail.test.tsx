import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Thumbnail } from './Thumbnail.tsx';

const PICTURE = { id: '7', name: 'mayor’s permit.JPEG', mediaType: 'image/jpeg' };
const fetchFile = vi.fn(async (_: string) => new Blob(['x']));
const seen: ((isSeen: boolean) => void)[] = [];

class Observer {
  constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
    seen.push((isIntersecting) => onChange([{ isIntersecting }]));
  }
  observe() {}
  disconnect() {}
}

const show = (isDrawn: boolean) => {
  const { container } = render(<Thumbnail file={PICTURE} isDrawn={isDrawn} fetchFile={fetchFile} />);
  return () => container.querySelector('img');
};
const comeIntoView = (isSeen = true) => act(async () => seen.at(-1)?.(isSeen));

describe('a thumbnail', () => {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', Observer);
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:small');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  });
  afterEach(() => {
    cleanup();
    fetchFile.mockClear();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('is fetched when it comes into view and not before, and let go of afterwards', async () => {
    const picture = show(true);
    expect(screen.getByText('JPEG')).toBeTruthy();
    await comeIntoView(false);
    expect(fetchFile).not.toHaveBeenCalled();
    await comeIntoView();
    await waitFor(() => expect(picture()?.getAttribute('src')).toBe('blob:small'));
    expect(fetchFile.mock.calls).toEqual([['7']]);
    cleanup();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:small');
  });

  it('is the kind of a file that is called a picture and is none', async () => {
    const picture = show(true);
    await comeIntoView();
    const drawn = await waitFor(() => picture() ?? expect.fail());
    fireEvent.error(drawn);
    expect(screen.getByText('JPEG')).toBeTruthy();
    expect(picture()).toBeNull();
  });

  it('is the kind of a file that is not drawn, which nobody fetches', async () => {
    const picture = show(false);
    await comeIntoView();
    expect(screen.getByText('JPEG')).toBeTruthy();
    expect(picture()).toBeNull();
    expect(fetchFile).not.toHaveBeenCalled();
  });

  it('stays the kind of the file when it cannot be had', async () => {
    fetchFile.mockRejectedValueOnce(new Error('gone'));
    const picture = show(true);
    await comeIntoView();
    expect(screen.getByText('JPEG')).toBeTruthy();
    expect(picture()).toBeNull();
  });
});
