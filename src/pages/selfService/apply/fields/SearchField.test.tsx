import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

afterEach(cleanup);

const rows = ['Ilocos', 'Bicol'].map((label) => ({ value: label, label }));
const list = { rows, isHere: true, hasFailed: false, retry: () => undefined };

it('leaves the focus in the field: its list is no stop of the Tab key and takes no press', () => {
  const onLeave = vi.fn();
  render(
    <SearchField
      id="region"
      label="Region"
      value={null}
      error={null}
      list={list}
      onChoose={() => undefined}
      onLeave={onLeave}
    />,
  );
  fireEvent.focus(screen.getByRole('combobox'));
  const shown = screen.getByRole('listbox');
  expect(shown.getAttribute('tabindex')).toBe('-1');
  for (const pressed of [shown, screen.getByText('Bicol')]) {
    const press = createEvent.mouseDown(pressed);
    fireEvent(pressed, press);
    expect(press.defaultPrevented).toBe(true);
  }
  expect(onLeave).not.toHaveBeenCalled();
});
