import OutlinedInput from '@mui/material/OutlinedInput';
import { bound } from '../fields/bound.tsx';
import { Field } from '../fields/Field.tsx';
import type { TextBoxProps } from '../fields/TextBox.tsx';

/** A time of day, HH:mm. */
const TimeBox = ({ label, help, error, required, value, onChange, onBlur, inputRef }: TextBoxProps) => (
  <Field label={label} help={help} error={error} required={required}>
    {(control) => (
      <OutlinedInput
        size="small"
        type="time"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        inputRef={inputRef}
        id={control.id}
        inputProps={control}
        sx={{ minWidth: 128 }}
      />
    )}
  </Field>
);

export const FormTime = /* @__PURE__ */ bound(TimeBox);
