import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import { type Ref, useMemo } from 'react';
import { findByName } from '#domain/formats/findByName.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { Field, type FieldProps } from './fields/Field.tsx';
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
  /** Told what is typed, and no text once a choice stands there: the options are then those that fit it, and are not narrowed here. */
  onType?: (text: string) => void;
  /** The chosen option, where it may not be one of the options. */
  chosen?: Option | null;
}

/** How the options are found elsewhere than here: all that came fit, and the chosen one stands among them until one types. */
const foundElsewhere = (
  onType: (text: string) => void,
  options: readonly Option[],
  chosen: Option | null | undefined,
) => {
  const isMore = chosen && !options.some((option) => option.value === chosen.value);
  return {
    options: isMore ? [chosen, ...options] : options,
    filterOptions: (all: Option[], { inputValue }: { inputValue: string }) =>
      isMore && inputValue !== '' ? all.slice(1) : all,
    onInputChange: (_: unknown, text: string, reason: string) => onType(reason === 'input' ? text : ''),
  };
};

/** The options that fit what is typed, in their order: groups stay together. */
const foundHere = {
  filterOptions: (all: Option[], { inputValue }: { inputValue: string }) => [
    ...findByName(all, inputValue, ({ label }) => label, { inOrder: true }),
  ],
};

/** The chosen option, the same one as long as it reads the same: what is typed is dropped where another takes its place. */
const useCurrent = (found: Option | null | undefined): Option | null => {
  const { value, label } = found ?? {};
  return useMemo(
    () => (value === undefined || label === undefined ? null : { value, label }),
    [value, label],
  );
};

/** A select that filters while one types; it tells loading, "No results" and a failed load (with a retry) apart. */
export const Combobox = (props: ComboboxProps) => {
  const { label, help, error, required, optional, value, onChange, onBlur, inputRef } = props;
  const { options, status = 'ready', onRetry, disabled, placeholder, onType, chosen } = props;
  const texts = useUiTexts();
  const current = useCurrent(chosen ?? options.find((option) => option.value === value));
  const failed = status === 'failed';
  const isGrouped = options.some(({ group }) => group !== undefined);
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
          {...(onType ? foundElsewhere(onType, options, chosen) : foundHere)}
          value={current}
          onChange={(_, option) => onChange(option?.value ?? null)}
          onBlur={onBlur}
          groupBy={isGrouped ? (option) => option.group ?? '' : undefined}
          renderGroup={({ key, ...group }) => <ChoiceGroup key={key} {...group} />}
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
              error={control['aria-invalid']}
              inputRef={inputRef}
              slotProps={{
                ...slotProps,
                htmlInput: { ...slotProps.htmlInput, ...control },
                input: {
                  ...slotProps.input,
                  endAdornment: (
                    <>
                      {status === 'loading' && !disabled && (
                        <CircularProgress size={16} aria-label={texts.loading} />
                      )}
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
