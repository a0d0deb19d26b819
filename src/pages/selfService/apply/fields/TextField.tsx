import type { InputHTMLAttributes, ReactNode } from 'react';
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
}

/** One line of text; it is saved when it is left. */
export function TextField({ name, field, label, isOptional, hint, tidy, ...input }: Props) {
  const t = useApplyText();
  const say = useSay();
  const { id, value, error, set, leave } = useField<string>(name);
  const called = label ?? say(field.label);
  const optional = isOptional ?? field.optional === true;
  return (
    <FormField
      {...input}
      id={id}
      label={optional ? t('field.optional', { label: called }) : called}
      hint={hint}
      error={error && say(error)}
      value={value}
      onChange={(event) => set(event.target.value)}
      onBlur={() => {
        const tidied = tidy ? tidy(value) : value;
        if (tidied !== value) set(tidied);
        leave();
      }}
    />
  );
}
