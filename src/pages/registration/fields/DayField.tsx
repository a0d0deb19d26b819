import { useState } from 'react';
import { formatDate } from '#domain/day.ts';
import type { Sentence } from '#domain/sentence.ts';
import { typedDate, withSlashes } from '#domain/typedDate.ts';
import { FormField } from '../../../public/FormField.tsx';
import { useErrorOf, useRegistering } from '../registerContext.ts';
import { said } from '../texts/said.ts';
import { useSaid } from '../texts/useSaid.ts';

interface Props {
  name: 'birthDate' | 'dateValidity';
  label: Sentence;
  hint?: string;
  optional?: boolean;
  autoComplete?: string;
}

/** A day typed as MM/DD/YYYY on the keys for digits: the slashes come by themselves. What is no day is kept as it was typed. */
export const DayField = ({ name, label, hint, optional = false, autoComplete = 'off' }: Props) => {
  const say = useSaid();
  const { answers, keep } = useRegistering();
  const [typed, setTyped] = useState(() => formatDate(answers[name]));
  return (
    <FormField
      id={name}
      name={name}
      label={optional ? say(said.optional, { label: say(label) }) : say(label)}
      required={!optional}
      autoComplete={autoComplete}
      inputMode="numeric"
      placeholder={say(said.datePattern)}
      maxLength={10}
      value={typed}
      error={useErrorOf(name)}
      hint={hint}
      onChange={({ target }) => {
        const text = withSlashes(formatDate(target.value), typed);
        setTyped(text);
        keep({ [name]: typedDate(text) });
      }}
      onBlur={() => setTyped(formatDate(answers[name]))}
    />
  );
};
