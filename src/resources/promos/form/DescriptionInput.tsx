import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import { cutDescription, descriptionLength } from '#domain/promos/promoFormats.ts';
import { bound } from '../../../components/ui/fields/bound.tsx';
import type { FieldProps } from '../../../components/ui/fields/Field.tsx';
import { useField } from '../../../components/ui/fields/Fields.tsx';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';

interface Props extends FieldProps {
  value: string | null | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  /** As many characters as people count. */
  most?: number;
}

/** What is typed or pasted beyond the bound is cut, and the count goes along. */
const DescriptionBox = ({ value, onChange, most, ...field }: Props) => {
  const translate = useTranslate();
  const count = descriptionLength(value ?? '');
  return (
    <TextBox
      {...field}
      rows={3}
      value={value}
      help={translate(count === most ? 'promos.help.descriptionFull' : 'promos.help.description', {
        count,
        most,
      })}
      onChange={(typed) => onChange(cutDescription(typed))}
    />
  );
};

const FormDescription = /* @__PURE__ */ bound(DescriptionBox);

/** The description of the promo around it. */
export const DescriptionInput = ({ source }: { source: string }) => {
  const { row, label, name } = useField(source);
  return <FormDescription name={name} label={label} most={row.max} optional={row.optional} />;
};
