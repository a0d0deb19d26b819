import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ReactNode, Ref } from 'react';
import { Field, type FieldProps } from './Field.tsx';

export interface TextBoxProps extends FieldProps {
  value: string | null | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  maxLength?: number;
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  type?: 'text' | 'email' | 'password';
  autoFocus?: boolean;
  /** Lines of text; more than one makes it a text area. */
  rows?: number;
  start?: ReactNode;
  end?: ReactNode;
  onKeyDown?: OutlinedInputProps['onKeyDown'];
}

/** One line (or several) of text with its label, help and error. */
export const TextBox = (props: TextBoxProps) => {
  const { label, help, error, required, optional, value, onChange, rows, maxLength, inputMode, ...rest } =
    props;
  const { start, end, ...input } = rest;
  return (
    <Field label={label} help={help} error={error} required={required} optional={optional}>
      {(control) => (
        <OutlinedInput
          {...input}
          size="small"
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
          multiline={rows !== undefined && rows > 1}
          minRows={rows}
          startAdornment={start}
          endAdornment={end}
          id={control.id}
          inputProps={{ ...control, maxLength, inputMode }}
        />
      )}
    </Field>
  );
};
