import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import type { Sentence } from '#domain/sentence.ts';
import { FormField } from '../../../../public/FormField.tsx';
import { useField } from '../parts/formContext.ts';
import { useApplyText, useSay } from '../parts/useApplyText.ts';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'onChange' | 'value'> {
  name: string;
  /** Its row of the dictionary. */
  field: { readonly label: Sentence; readonly optional?: true };
  label?: string;
  isOptional?: boolean;
  hint?: ReactNode;
  aside?: ReactNode;
  /** What becomes of the text when the field is left. */
  tidy?: (typed: string) => string;
  /** How the text stands there while nobody types in it. */
  shown?: (value: string) => string;
}

/** One line of text; it is saved when it is left. */
export function TextField({ name, field, label, isOptional, hint, tidy, shown, ...input }: Props) {
  const t = useApplyText();
  const say = useSay();
  const { id, value, error, set, leave } = useField<string>(name);
  const [isTyping, setTyping] = useState(false);
  const called = label ?? say(field.label);
  const optional = isOptional ?? field.optional === true;
  return (
    <FormField
      {...input}
      id={id}
      label={optional ? t('field.optional', { label: called }) : called}
      hint={hint}
      error={error && say(error)}
      value={shown && !isTyping ? shown(value) : value}
      onChange={(event) => {
        setTyping(true);
        set(event.target.value);
      }}
      onBlur={() => {
        setTyping(false);
        const tidied = tidy ? tidy(value) : value;
        if (tidied !== value) set(tidied);
        leave();
      }}
    />
  );
}
