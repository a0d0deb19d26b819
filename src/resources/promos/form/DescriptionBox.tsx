import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import { cutDescription, descriptionLength, MAX_DESCRIPTION } from '#domain/promos/promoFormats.ts';
import { bound } from '../../../components/ui/fields/bound.tsx';
import type { FieldProps } from '../../../components/ui/fields/Field.tsx';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';

interface Props extends FieldProps {
  value: string | null | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** The description: what is typed or pasted beyond 400 characters is cut, and the count goes along. */
const DescriptionBox = ({ value, onChange, ...field }: Props) => {
  const translate = useTranslate();
  const count = descriptionLength(value ?? '');
  return (
    <TextBox
      {...field}
      rows={3}
      value={value}
      help={translate(count === MAX_DESCRIPTION ? 'promos.help.descriptionFull' : 'promos.help.description', {
        count,
        most: MAX_DESCRIPTION,
      })}
      onChange={(typed) => onChange(cutDescription(typed))}
    />
  );
};

export const FormDescription = /* @__PURE__ */ bound(DescriptionBox);
