import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { type Ref, useId } from 'react';

interface Props {
  label: string;
  help?: string;
  value: boolean | undefined;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  error?: string;
  inputRef?: Ref<HTMLInputElement>;
  disabled?: boolean;
}

/** One yes-or-no setting with what it means below it. */
export const SwitchBox = ({ label, help, value, onChange, onBlur, error, inputRef, disabled }: Props) => {
  const id = useId();
  const note = error ?? help;
  return (
    <div>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Switch
            checked={value ?? false}
            onChange={(_, checked) => onChange(checked)}
            onBlur={onBlur}
            slotProps={{ input: { ref: inputRef, 'aria-describedby': note ? id : undefined } }}
          />
        }
      />
      {note && (
        <FormHelperText id={id} error={Boolean(error)} sx={{ mt: -0.5, ml: '46px' }}>
          {note}
        </FormHelperText>
      )}
    </div>
  );
};
