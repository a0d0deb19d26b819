import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect } from 'vitest';

type Name = string | RegExp;

/** React has drawn what the last event changed. */
const drawn = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Clicks the control of that name as soon as it is there; inside `box` when one is given. */
export const click = async (name: Name, role = 'button', box?: HTMLElement): Promise<HTMLElement> => {
  const control = await (box ? within(box) : screen).findByRole(role, { name });
  fireEvent.click(control);
  await drawn();
  return control;
};

/** Types a value into the field of that label. */
export const fill = async (label: Name, value: string): Promise<HTMLElement> => {
  const field = await screen.findByLabelText(label);
  fireEvent.change(field, { target: { value } });
  await drawn();
  return field;
};

/** Leaves a field. React hears of it by `focusout`: without that, what was typed waits until it is saved by itself. */
export const leave = async (field: HTMLElement): Promise<void> => {
  fireEvent.focusOut(field);
  await drawn();
};

/** Chooses from the select of that label, as soon as it has choices; what is typed narrows them. */
export const choose = async (label: Name, option: Name, typed?: string): Promise<void> => {
  const input = await screen.findByLabelText(label);
  await waitFor(() => {
    if (input.hasAttribute('disabled')) throw new Error(`${label} is disabled`);
  });
  fireEvent.focus(input);
  fireEvent.mouseDown(input);
  if (typed !== undefined) fireEvent.change(input, { target: { value: typed } });
  fireEvent.click(await screen.findByRole('option', { name: option }));
  await drawn();
};

/** The texts of the first column of the table that is shown. */
export const firstColumn = (): string[] =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('td,th')?.textContent ?? '');

/** Waits until the keyboard stands somewhere in the page, as it has to after an action. */
export const keyboardInPage = () =>
  waitFor(() => expect(document.querySelector('main')?.contains(document.activeElement)).toBe(true));
