import { useState } from 'react';
import { Combobox, type ComboboxProps } from '../Combobox.tsx';
import { useDebounced } from '../useDebounced.ts';
import { type Option, useOptions } from '../useOptions.ts';

interface SearchComboboxProps
  extends Omit<ComboboxProps, 'options' | 'status' | 'onRetry' | 'onType' | 'chosen'> {
  /** The first choices that fit a text, by their label or by their value; without a text the first of all. */
  search: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
  /** The stored value in words, also when the search does not find it any more. */
  known?: Option | null;
}

/** A select over more choices than are worth loading: it looks for those that fit what is typed. */
export const SearchCombobox = ({ search, known = null, value, onChange, ...rest }: SearchComboboxProps) => {
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<Option | null>(null);
  const text = typed.trim();
  const debounced = useDebounced(text);
  const found = useOptions(`fits ${debounced}`, (signal) => search(debounced, signal));
  // What fits the text of before must not be chosen by a quick Enter.
  const isLate = text !== debounced;
  const named = [picked, known, ...found.options].find((option) => option?.value === value);
  const unnamed = value && !named ? value : null;
  const looked = useOptions(unnamed, (signal) => search(unnamed ?? '', signal));
  const chosen =
    named ??
    looked.options.find((option) => option.value === value) ??
    (value ? { value, label: value } : null);
  return (
    <Combobox
      {...rest}
      value={value}
      chosen={chosen}
      options={isLate ? [] : found.options}
      status={isLate ? 'loading' : found.status}
      onRetry={found.retry}
      onType={setTyped}
      onChange={(next) => {
        setPicked(found.options.find((option) => option.value === next) ?? null);
        onChange(next);
      }}
    />
  );
};
