import { fireEvent, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { PayorFields } from './PayorFields.tsx';
import { emptyReceipt } from './receiptTyped.ts';

it.each([
  [/^Payor/, { payorName: 'Ana Reyes' }],
  [/^TIN of the payor/, { tinNumber: '123456789' }],
  [/^Address of the payor/, { address: '1 Rizal St., Calamba' }],
])('takes over what is typed into %s for somebody who is no partner', (label, changed) => {
  const onChange = vi.fn();
  const tie = () => ({ disabled: false, error: undefined, inputRef: () => undefined });
  render(
    <AdminContext>
      <PayorFields
        typed={emptyReceipt('OTHERS', '2026-03-01')}
        disabled={false}
        tie={tie}
        onChange={onChange}
      />
    </AdminContext>,
  );
  const [value] = Object.values(changed);
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(changed);
});
