import type { ReactNode } from 'react';
import { useField } from '../parts/formContext.ts';
import { useSay } from '../parts/useApplyText.ts';
import { WaitingOptions } from './WaitingOptions.tsx';

export interface Option<V> {
  value: V;
  label: string;
  hint?: string;
}

/** A few choices of which one is taken: each a target for a thumb. */
export function ChoiceField<V extends string>({
  name,
  label,
  hint,
  options,
  waitsFor = 0,
}: {
  name: string;
  label: string;
  hint?: ReactNode;
  options: readonly Option<V>[];
  /** About how many choices are on their way still. */
  waitsFor?: number;
}) {
  const say = useSay();
  const { id, value, error, set, leave } = useField<V | null>(name);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="a-choices"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{label}</legend>
      {hint && <p className="s-hint">{hint}</p>}
      {error && (
        <p className="s-field-error" id={`${id}-error`}>
          {say(error)}
        </p>
      )}
      <div className="a-options" aria-busy={waitsFor > 0}>
        <WaitingOptions count={waitsFor} />
        {options.map((option) => (
          <label key={option.value} className="a-option">
            <input
              type="radio"
              name={id}
              checked={value === option.value}
              onChange={() => {
                set(option.value);
                leave();
              }}
            />
            <span>
              {option.label}
              {option.hint && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
