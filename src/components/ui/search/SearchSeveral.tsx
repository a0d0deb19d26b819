import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { type ReactNode, type Ref, useMemo, useState } from 'react';
import { Field, type FieldProps } from '../fields/Field.tsx';
import { useUiTexts } from '../uiTexts.tsx';
import { useDebounced } from '../useDebounced.ts';
import { useOptions } from '../useOptions.ts';

interface Props<O extends { id: string }> extends FieldProps {
  value: readonly O[];
  onChange: (chosen: O[]) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Shown as long as nothing is chosen. */
  placeholder: string;
  /** What is searched: another key, another search. */
  searchKey: string;
  /** A few that fit what is typed. */
  search: (text: string) => Promise<O[]>;
  nameOf: (option: O) => string;
  lineOf?: (option: O) => ReactNode;
  isDisabled?: (option: O) => boolean;
  /** One that stays. */
  fixedId?: string;
  autoHighlight?: boolean;
}

/** Several of more choices than are worth loading, found by what is typed, each a chip. */
export const SearchSeveral = <O extends { id: string }>(props: Props<O>) => {
  const { value, onChange, onBlur, inputRef, placeholder, searchKey, search, nameOf, fixedId, ...more } =
    props;
  const { lineOf = nameOf, isDisabled, autoHighlight, error, ...field } = more;
  const texts = useUiTexts();
  // The same array as long as the same are chosen: at another one the box takes back what is typed in it.
  const chosenNow = value.map((one) => `${one.id} ${nameOf(one)}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the value, which callers make anew
  const shown = useMemo(() => [...value], [chosenNow]);
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const debounced = useDebounced(text);
  const found = useOptions<O>(`${searchKey} ${debounced}`, () => search(debounced));
  // What fits the text of before must not be chosen by a quick Enter.
  const isLate = text !== debounced;
  const status = isLate ? 'loading' : found.status;
  const change = (chosen: readonly O[]) => {
    const fixed = value.filter(({ id }) => id === fixedId && !chosen.some((one) => one.id === id));
    onChange([...fixed, ...chosen]);
  };
  return (
    <Field {...field} error={error}>
      {(control) => (
        <Autocomplete
          multiple
          size="small"
          id={control.id}
          options={isLate ? [] : found.options}
          value={shown}
          onChange={(_, chosen) => change(chosen)}
          onBlur={onBlur}
          onOpen={() => status === 'failed' && found.retry()}
          onInputChange={(_, input, reason) => setTyped(reason === 'input' ? input : '')}
          filterOptions={(all) => all.filter(({ id }) => !value.some((one) => one.id === id))}
          getOptionLabel={nameOf}
          getOptionKey={({ id }) => id}
          getOptionDisabled={isDisabled}
          isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
          loading={status === 'loading'}
          loadingText={texts.loading}
          noOptionsText={status === 'failed' ? texts.optionsFailed : texts.noResults}
          clearText={texts.clear}
          openText={texts.open}
          closeText={texts.close}
          autoHighlight={autoHighlight}
          renderOption={({ key, ...item }, option) => (
            <li key={key} {...item}>
              {lineOf(option)}
            </li>
          )}
          renderValue={(chosen, getItemProps) =>
            chosen.map((one, index) => {
              const { key, onDelete, ...item } = getItemProps({ index });
              const removal = one.id === fixedId ? {} : { onDelete };
              return <Chip key={key} {...item} {...removal} size="small" label={nameOf(one)} />;
            })
          }
          renderInput={({ slotProps, ...params }) => (
            <TextField
              {...params}
              placeholder={value.length === 0 ? placeholder : undefined}
              error={Boolean(error)}
              inputRef={inputRef}
              slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, ...control } }}
            />
          )}
        />
      )}
    </Field>
  );
};
