import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBackCloses } from './useBackCloses.ts';

const left = vi.fn();

function Page() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { onOpen, onClose } = useBackCloses(dialog);
  const open = () => {
    dialog.current?.showModal();
    onOpen();
  };
  return (
    <>
      <button type="button" onClick={open}>
        Read
      </button>
      <dialog ref={dialog} onClose={onClose}>
        <button type="button" onClick={() => dialog.current?.close()}>
          Done
        </button>
      </dialog>
    </>
  );
}

/** What the browser does on Back, which this environment leaves out. */
const goBack = () => window.dispatchEvent(new PopStateEvent('popstate'));
const isOpen = (): boolean => document.querySelector('dialog')?.open === true;

beforeEach(() => {
  history.replaceState({ idx: 3 }, '', '/self-service/review-application');
  vi.spyOn(history, 'back').mockImplementation(() => {
    left();
    goBack();
  });
  render(<Page />);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  left.mockClear();
});

it('gives the open dialog an entry of its own, so that Back closes it and leaves the page where it is', () => {
  const added = vi.spyOn(history, 'pushState');
  fireEvent.click(screen.getByText('Read'));
  expect(added).toHaveBeenCalledExactlyOnceWith({ idx: 4 }, '', '/self-service/review-application');
  expect(isOpen()).toBe(true);
  goBack();
  expect(isOpen()).toBe(false);
  expect(left).not.toHaveBeenCalled();
});

it('takes the entry away with the dialog, once, however often it is read', () => {
  for (const times of [1, 2]) {
    fireEvent.click(screen.getByText('Read'));
    fireEvent.click(screen.getByText('Done'));
    expect(isOpen()).toBe(false);
    expect(left).toHaveBeenCalledTimes(times);
  }
});
