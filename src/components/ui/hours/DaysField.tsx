import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type Ref, useId } from 'react';
import { DAYS } from '#contract/shapes/schedule.ts';
import { bound } from '../fields/bound.tsx';
import { useUiTexts } from '../uiTexts.tsx';

interface Props {
  label: string;
  value: readonly string[] | undefined;
  onChange: (days: string[]) => void;
  onBlur?: () => void;
  error?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Days of the week as buttons that are pressed or not, always in the order of the week. */
const DaysBox = ({ label, value = [], onChange, onBlur, error }: Props) => {
  const texts = useUiTexts();
  const id = useId();
  return (
    <FormControl error={Boolean(error)} onBlur={onBlur} sx={{ flexShrink: 0 }}>
      <FormLabel id={id} sx={{ mb: 0.5, typography: 'body2', fontWeight: 500, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <ToggleButtonGroup
        size="small"
        value={value}
        aria-labelledby={id}
        onChange={(_, days: string[]) => onChange(DAYS.filter((day) => days.includes(day)))}
      >
        {DAYS.map((day) => (
          <ToggleButton
            key={day}
            value={day}
            title={texts[day]}
            sx={{ px: { xs: 0.5, sm: 1.25 }, minWidth: { xs: 38, sm: 0 }, textTransform: 'none' }}
          >
            {texts[day].slice(0, 3)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error && <FormHelperText sx={{ mx: 0 }}>{error}</FormHelperText>}
    </FormControl>
  );
};

export const FormDays = /* @__PURE__ */ bound(DaysBox);
