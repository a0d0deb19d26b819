import { useState } from 'react';
import { onlyDigits } from '#domain/digitsOnly.ts';
import { formatTin } from '#domain/tin.ts';
import { DigitsField } from './DigitsField.tsx';
import type { TextBoxProps } from './TextBox.tsx';

const TIN_MAX = 15;

/** A tax ID: bare digits while it is typed, grouped by dashes once the field is left. The value has no dashes. */
export const TinField = ({ value, onBlur, ...rest }: TextBoxProps) => {
  const [typing, setTyping] = useState(false);
  const digits = onlyDigits(value ?? '');
  return (
    <DigitsField
      {...rest}
      maxLength={TIN_MAX}
      value={typing ? digits : formatTin(digits)}
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false);
        onBlur?.();
      }}
    />
  );
};
