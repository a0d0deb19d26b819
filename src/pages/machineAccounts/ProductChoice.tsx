import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { MDR_TYPES, type MdrType, mdrType } from '#domain/records/mdrRates.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';

interface Props {
  label: string;
  value: readonly MdrType[];
  onChange: (value: MdrType[]) => void;
  error?: string;
}

/** Which products a system may tell of. */
export const ProductChoice = ({ label, value, onChange, error }: Props) => {
  const language = useLanguage();
  const id = useId();
  const toggle = (type: MdrType) =>
    onChange(MDR_TYPES.filter((one) => (one === type ? !value.includes(type) : value.includes(one))));
  return (
    <FormControl component="fieldset" error={Boolean(error)} aria-describedby={error ? id : undefined}>
      <FormLabel component="legend" sx={{ typography: 'body2', fontWeight: 500, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <FormGroup sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {MDR_TYPES.map((type) => (
          <FormControlLabel
            key={type}
            label={mdrType[type][language]}
            control={<Checkbox size="small" checked={value.includes(type)} onChange={() => toggle(type)} />}
          />
        ))}
      </FormGroup>
      {error && (
        <FormHelperText id={id} sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
};
