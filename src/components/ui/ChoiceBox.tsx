import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { Field, type FieldProps } from './Field.tsx';
import { useUiTexts } from './uiTexts.tsx';
import type { Option } from './useOptions.ts';

interface Props extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  /** The text of the first, empty choice; without it one of the options is always chosen. */
  anyLabel?: string;
  disabled?: boolean;
}

/** A plain select for a short closed list. */
export const ChoiceBox = ({ value, onChange, options, anyLabel, disabled, ...field }: Props) => {
  const texts = useUiTexts();
  return (
    <Field {...field}>
      {(control) => (
        <Select
          size="small"
          native={false}
          displayEmpty
          disabled={disabled}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          inputProps={{ id: control.id }}
          SelectDisplayProps={{ 'aria-describedby': control['aria-describedby'], 'aria-label': field.label }}
        >
          {anyLabel !== undefined && <MenuItem value="">{anyLabel}</MenuItem>}
          {options.map((option) => (
            <MenuItem key={option.value} value={option.value}>
              {option.label}
            </MenuItem>
          ))}
          {options.length === 0 && (
            <MenuItem disabled value="none">
              {texts.noResults}
            </MenuItem>
          )}
        </Select>
      )}
    </Field>
  );
};
