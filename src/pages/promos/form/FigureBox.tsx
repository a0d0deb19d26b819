import InputAdornment from '@mui/material/InputAdornment';
import type { Ref } from 'react';
import { formatMinAmount } from '#domain/promoFormats.ts';
import { bound } from '../../../components/ui/bound.tsx';
import type { FieldProps } from '../../../components/ui/Field.tsx';
import { TextBox } from '../../../components/ui/TextBox.tsx';

interface Props extends FieldProps {
  value: string | null | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  start?: string;
  end?: string;
}

const LONGEST = 19;

/** A rate or an amount: once it is left it reads 1,234.50. */
const FigureBox = ({ value, onChange, onBlur, start, end, ...field }: Props) => {
  const leave = () => {
    const typed = (value ?? '').replaceAll(',', '').trim();
    const shown = typed === '' ? '' : formatMinAmount(typed);
    if (shown !== value) onChange(shown);
    onBlur?.();
  };
  return (
    <TextBox
      {...field}
      value={value}
      onChange={onChange}
      onBlur={leave}
      inputMode="decimal"
      maxLength={LONGEST}
      start={start && <InputAdornment position="start">{start}</InputAdornment>}
      end={end && <InputAdornment position="end">{end}</InputAdornment>}
    />
  );
};

export const FormFigure = /* @__PURE__ */ bound(FigureBox);
