import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PhotoField } from './PhotoField.tsx';
import { PhotoFrame } from './PhotoFrame.tsx';

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

  it.each([
    ['chosen', 'me.pdf cannot be shown here and is sent as it is.'],
    ['sent', 'me.pdf'],
    ['failed', 'me.pdf'],
  ] as const)('says of a file that it does not draw, once it is %s: %s', (step, says) => {
    const rest = { preview: null, alt: 'Permit', share: 0, onPick: () => undefined, language: 'en' } as const;
    render(<PhotoFrame shape="page" step={step} name="me.pdf" {...rest} />);
    expect(document.querySelector('.p-name')?.textContent).toBe(says);
  });

  it('is no button of its own', () => {
    const frame = show(false);
    expect(screen.getAllByRole('button')).toHaveLength(2);
    expect(frame.hasAttribute('tabindex')).toBe(false);
  });
});
