import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { FormContext } from '../parts/formContext.ts';
import { ReachFields } from './PersonFields.tsx';

afterEach(cleanup);

let held = {};

function Form({ mobileNumber }: { mobileNumber: string }) {
  const [values, setValues] = useState({ mobileNumber, emailAddress: '' });
  held = values;
  return (
    <FormContext
      value={{
        values,
        set: (path, value) => setValues({ ...values, [path]: value }),
        leave: () => undefined,
        shown: {},
      }}
    >
      <ReachFields />
    </FormContext>
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>(/Mobile/);

describe('a mobile number in a form', () => {
  it.each(['9171234567', '917 123 4567'])('that is held as %s stands there with its zero', (number) => {
    render(<Form mobileNumber={number} />);
    expect(field().value).toBe('0917 123 4567');
  });

  it('stays as it is typed until it is left, and is held as before', () => {
    render(<Form mobileNumber="" />);
    fireEvent.change(field(), { target: { value: '09175532841' } });
    expect(field().value).toBe('09175532841');
    fireEvent.blur(field());
    expect(field().value).toBe('0917 553 2841');
    expect(held).toMatchObject({ mobileNumber: '917 553 2841' });
  });
});
