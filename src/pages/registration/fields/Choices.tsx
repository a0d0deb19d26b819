import { type ReactNode, useId } from 'react';
import { useErrorOf } from '../registerContext.ts';

export interface Choice {
  value: string;
  label: string;
  note?: string | undefined;
}

interface Props {
  /** Of the group: what a summary of errors leads to. */
  id: string;
  legend: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  /** Whether several may be chosen. */
  isMany?: boolean;
  disabled?: boolean;
  onChoose: (value: string) => void;
  /** Between the legend and the choices. */
  children?: ReactNode;
}

/** Choices that are all seen, each as wide as the page: for a thumb. */
export const Choices = ({
  id,
  legend,
  choices,
  chosen,
  isMany = false,
  disabled,
  onChoose,
  children,
}: Props) => {
  const name = useId();
  const error = useErrorOf(id);
  return (
    <fieldset
      className="r-choices"
      id={id}
      tabIndex={-1}
      disabled={disabled}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend>{legend}</legend>
      {children}
      {error && (
        <p className="s-field-error" id={`${name}-error`}>
          {error}
        </p>
      )}
      {choices.map(({ value, label, note }) => (
        <label key={value} className="r-choice">
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => onChoose(value)}
          />
          <span>
            {label}
            {note && <small>{note}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
