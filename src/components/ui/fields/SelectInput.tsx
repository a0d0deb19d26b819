import type { ComponentProps } from 'react';
import { useField } from './Fields.tsx';
import { FormSelect } from './formSelects.ts';

type Props = Omit<ComponentProps<typeof FormSelect>, 'name' | 'label'> & { source: string };

/** A choice of the subject around it, out of the options that are given. */
export const SelectInput = ({ source, ...rest }: Props) => {
  const { row, label, name } = useField(source);
  const required = rest.required ?? !row.optional;
  return <FormSelect optional={!required} {...rest} name={name} label={label} required={required} />;
};
