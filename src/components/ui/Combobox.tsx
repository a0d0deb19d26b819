import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { useUiTexts } from './uiTexts.tsx';
import type { Option } from './useOptions.ts';

export interface ComboboxProps extends FieldProps {
  value: string | null | undefined;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  options: readonly Option[];
  status?: 'loading' | 'ready' | 'failed';
  onRetry?: () => void;
  disabled?: boolean;
  placeholder?: string;
}

/** A select that filters while one types; it tells loading, "No results" and a failed load (with a retry) apart. */
export const Combobox = (props: ComboboxProps) => {
  const { label, help, error, required, optional, value, onChange, onBlur, inputRef } = props;
  const { options, status = 'ready', onRetry, disabled, placeholder } = props;
  const texts = useUiTexts();
  const failed = status === 'failed';
  return (
    <Field
      label={label}
      help={help}
      error={failed ? texts.optionsFailed : error}
      required={required}
      optional={optional}
    >
      {(control) => (
        <Autocomplete
          size="small"
          id={control.id}
          options={options}
          value={options.find((option) => option.value === value) ?? null}
          onChange={(_, option) => onChange(option?.value ?? null)}
          onBlur={onBlur}
          getOptionKey={(option) => option.value}
          isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
          loading={status === 'loading' && !disabled}
          loadingText={texts.loading}
          noOptionsText={failed ? texts.optionsFailed : texts.noResults}
          clearText={texts.clear}
          openText={texts.open}
          closeText={texts.close}
          disabled={disabled}
          autoHighlight
          renderInput={({ slotProps, ...params }) => (
            <TextField
              {...params}
              placeholder={placeholder}
              inputRef={inputRef}
              slotProps={{
                ...slotProps,
                htmlInput: { ...slotProps.htmlInput, ...control },
                input: {
                  ...slotProps.input,
                  endAdornment: (
                    <>
                      {status === 'loading' && !disabled && <CircularProgress size={16} />}
                      {failed && onRetry && <Button onClick={onRetry}>{texts.retry}</Button>}
                      {slotProps.input.endAdornment}
                    </>
                  ),
                },
              }}
            />
          )}
        />
      )}
    </Field>
  );
};
