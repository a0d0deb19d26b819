import InputAdornment from '@mui/material/InputAdornment';
import type { Ref } from 'react';
import { ungroupedDecimal } from '#domain/formats/decimal.ts';
import { formatMinAmount } from '#domain/promos/promoFormats.ts';
import { bound } from '../../../components/ui/fields/bound.tsx';
import type { FieldProps } from '../../../components/ui/fields/Field.tsx';
import { useField } from '../../../components/ui/fields/Fields.tsx';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';

interface Props extends FieldProps {
  value: string | null | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  maxLength?: number;
  start?: string;
  end?: string;
}

/** A rate or an amount: once it is left it reads 1,234.50. */
const FigureBox = ({ value, onChange, onBlur, start, end, ...field }: Props) => {
  const leave = () => {
    // What is no number stays as it was typed, to be told of.
    const typed = ungroupedDecimal((value ?? '').trim());
    const shown = typed === null ? value?.trim() : formatMinAmount(typed);
    if (shown !== undefined && shown !== value) onChange(shown);
    onBlur?.();
  };
  return (
    <TextBox
      {...field}
      value={value}
      onChange={onChange}
      onBlur={leave}
      inputMode="decimal"
      start={start && <InputAdornment position="start">{start}</InputAdornment>}
      end={end && <InputAdornment position="end">{end}</InputAdornment>}
    />
  );
};

const FormFigure = /* @__PURE__ */ bound(FigureBox);

/** A rate in percent or an amount in pesos of the subject around it. */
export const FigureInput = ({ source, help }: { source: string; help?: string }) => {
  const { row, label, name } = useField(source);
  const sign = row.kind === 'rate' ? { end: '%' } : { start: '₱' };
  return (
    <FormFigure
      {...sign}
      name={name}
      label={label}
      help={help}
      maxLength={row.max}
      required={!row.optional}
    />
  );
};
