// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PhotoField } from './PhotoField.tsx';

afterEach(cleanup);

const show = (isSent: boolean): Element => {
  render(
    <PhotoField
      id="permit"
      label="Permit"
      camera="environment"
      shape="page"
      kind="document"
      language="en"
      isSent={isSent}
      send={async () => undefined}
      messageOf={String}
    />,
  );
  return document.querySelector('.p-frame') as Element;
};

describe('the frame of a photo', () => {
  it.each([
    ['asks for a file at a press while it is empty', false],
    ['asks for none once there is a photo', true],
  ])('%s', (_, isSent) => {
    const frame = show(isSent);
    const asked = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    fireEvent.click(frame);
    const chooser = document.querySelector('input[type=file]:not([capture])');
    expect(asked.mock.contexts).toEqual(isSent ? [] : [chooser]);
    asked.mockRestore();
  });

  it('is no button of its own', () => {
    const frame = show(false);
    expect(screen.getAllByRole('button')).toHaveLength(2);
    expect(frame.hasAttribute('tabindex')).toBe(false);
  });
});
