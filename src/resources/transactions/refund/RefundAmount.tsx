import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { type Ref, useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoney, formatPeso } from '#domain/money.ts';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';
import type { TypedRefund } from './refundTyped.ts';

interface Props {
  typed: TypedRefund;
  /** Whole centavos that are left. */
  left: number;
  error: string | undefined;
  disabled: boolean;
  amountRef: Ref<HTMLInputElement>;
  onChange: (change: Partial<TypedRefund>) => void;
}

/** All that is left, or a part of it and how much. */
export const RefundAmount = ({ typed, left, error, disabled, amountRef, onChange }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const choose = (isFull: boolean) =>
    onChange({ isFull, amount: isFull ? formatMoney(left) : '', ...(isFull ? { quantities: {} } : {}) });
  return (
    <Stack spacing={1.5}>
      <FormControl disabled={disabled}>
        <FormLabel id={id} sx={{ typography: 'body2', fontWeight: 500, color: 'text.primary' }}>
          {translate('transactions.refund.type')}
        </FormLabel>
        <RadioGroup
          row
          aria-labelledby={id}
          value={typed.isFull ? 'FULL' : 'PARTIAL'}
          onChange={(_, value) => choose(value === 'FULL')}
        >
          <FormControlLabel
            value="PARTIAL"
            control={<Radio size="small" />}
            label={translate('transactions.refund.partial')}
          />
          <FormControlLabel
            value="FULL"
            control={<Radio size="small" />}
            label={translate('transactions.refund.full', { amount: formatPeso(left) })}
          />
        </RadioGroup>
      </FormControl>
      <TextBox
        label={translate('transactions.refund.amount')}
        help={translate('transactions.refund.amountHelp', { amount: formatPeso(left) })}
        required
        inputMode="decimal"
        maxLength={20}
        start="₱"
        disabled={disabled || typed.isFull}
        inputRef={amountRef}
        value={typed.amount}
        onChange={(amount) => onChange({ amount })}
        error={error}
      />
    </Stack>
  );
};
