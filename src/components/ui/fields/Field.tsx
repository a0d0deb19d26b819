import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useUiTexts } from '../uiTexts.tsx';

/** What a field hands to the control inside it. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

export interface FieldProps {
  label: string;
  help?: string;
  error?: string;
  required?: boolean;
  /** Marks the field as optional in its label; set it where most fields are required. */
  optional?: boolean;
}

/** A label above a control, help or error below it, tied together for screen readers. */
export const Field = (props: FieldProps & { children: (control: ControlProps) => ReactNode }) => {
  const { label, help, error, required, optional, children } = props;
  const id = useId();
  const texts = useUiTexts();
  const note = error ?? help;
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, typography: 'body2', fontWeight: 500, color: 'text.primary' }}>
        {label}
        {optional && (
          <Typography component="span" variant="body2" color="textSecondary">
            {' '}
            ({texts.optional})
          </Typography>
        )}
      </FormLabel>
      {children({
        id,
        ...(note ? { 'aria-describedby': `${id}-note` } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
        ...(required ? { 'aria-required': true } : {}),
      })}
      {note && (
        <FormHelperText id={`${id}-note`} sx={{ mx: 0 }}>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  );
};
