import type { ComponentProps } from 'react';
import type { FieldKind } from '#domain/fields/field.ts';
import { useField } from './Fields.tsx';
import { FormDate, FormText } from './formFields.ts';
import type { TextBoxProps } from './TextBox.tsx';

/** How the kinds of text are typed. */
const TYPED: Partial<Record<FieldKind, Partial<TextBoxProps>>> = {
  line: {},
  lines: { rows: 3 },
  day: {},
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  landline: { inputMode: 'tel' },
  digits: { inputMode: 'numeric', autoComplete: 'off' },
  money: { inputMode: 'decimal', start: '₱' },
  rate: { inputMode: 'decimal', end: '%', maxLength: 7, autoComplete: 'off' },
  count: { inputMode: 'numeric', autoComplete: 'off' },
};

type Props = Omit<Partial<ComponentProps<typeof FormText>>, 'name' | 'label' | 'maxLength'> & {
  source: string;
};

/** A text of the subject around it: line, lines, day, e-mail, digits, pesos, percent or a count; a day is picked, too. Label, bound and "optional" are the dictionary's. */
export const TextInput = ({ source, ...rest }: Props) => {
  const { row, label, name } = useField(source);
  const typed = TYPED[row.kind];
  if (!typed) throw new Error(`${source} is no text but a ${row.kind}`);
  const required = rest.required ?? !row.optional;
  const Input = row.kind === 'day' ? FormDate : FormText;
  return (
    <Input
      optional={!required}
      {...typed}
      {...rest}
      name={name}
      label={label}
      maxLength={row.max ?? typed.maxLength}
      required={required}
    />
  );
};
