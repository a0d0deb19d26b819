import type { InputHTMLAttributes } from 'react';
import type { Sentence } from '#domain/sentence.ts';
import { FormField } from '../../../public/FormField.tsx';
import type { Answers } from '../answers.ts';
import { useErrorOf, useRegistering } from '../registerContext.ts';
import { said } from '../texts/said.ts';
import { useSaid } from '../texts/useSaid.ts';

type TextName = { [Name in keyof Answers]: Answers[Name] extends string ? Name : never }[keyof Answers];

interface Props
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoComplete' | 'inputMode' | 'autoCapitalize' | 'maxLength' | 'className' | 'type' | 'spellCheck'
  > {
  name: TextName;
  label: Sentence;
  hint?: string;
  optional?: boolean;
}

/** One line of text, kept with each key. */
export const AnswerField = ({ name, label, hint, optional = false, ...input }: Props) => {
  const say = useSaid();
  const { answers, keep } = useRegistering();
  return (
    <FormField
      {...input}
      id={name}
      name={name}
      label={optional ? say(said.optional, { label: say(label) }) : say(label)}
      required={!optional}
      value={answers[name]}
      error={useErrorOf(name)}
      hint={hint}
      onChange={({ target }) => keep({ [name]: target.value })}
    />
  );
};
