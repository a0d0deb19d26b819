import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withValue } from '#domain/selfService/form/valueAt.ts';
import { Hours } from '../steps/Hours.tsx';
import { Sites } from '../steps/Sites.tsx';
import { FormContext } from './formContext.ts';
import { loadApplyTexts } from './useApplyText.ts';

beforeEach(() => loadApplyTexts('en'));
afterEach(cleanup);

const nothing = (): void => undefined;
function Form({ children }: { children: ReactNode }) {
  const [values, setValues] = useState<object>({ schedules: [], ecommerceSites: [] });
  return (
    <FormContext
      value={{
        values,
        set: (path, value) => setValues((now) => withValue(now, path, value)),
        leave: nothing,
        shown: {},
      }}
    >
      {children}
    </FormContext>
  );
}
const press = (name: string): void => {
  const [button] = screen.getAllByRole('button', { name }).slice(-1);
  if (!button) throw new Error(`There is no ${name}`);
  button.focus();
  fireEvent.click(button);
};
const focused = () => document.activeElement;

describe('the focus, where rows come and go', () => {
  it('goes to the days of the hours that were added, and back to what adds some', () => {
    render(<Hours />, { wrapper: Form });
    press('Monday to Saturday');
    const monday = () => screen.getAllByRole('checkbox', { name: 'Mon' });
    expect(focused()).toBe(monday()[0]);
    press('Other hours on some days');
    expect(focused()).toBe(monday()[1]);
    press('Remove these hours');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Other hours on some days' }));
    press('Remove these hours');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Every day' }));
  });

  it('goes to the web address that was added, and back to what adds one', () => {
    render(<Sites />, { wrapper: Form });
    press('Add a web address');
    press('Add a web address');
    expect(focused()).toBe(screen.getAllByRole('textbox')[1]);
    press('Remove: Web address 2');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Add a web address' }));
  });
});
