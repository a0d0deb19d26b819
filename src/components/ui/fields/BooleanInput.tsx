import { useField } from './Fields.tsx';
import { FormSwitch } from './formFields.ts';

/** A yes or no of the subject around it. */
export const BooleanInput = ({ source, ...rest }: { source: string; help?: string; disabled?: boolean }) => {
  const { row, label, name } = useField(source);
  if (row.kind !== 'flag') throw new Error(`${source} is no yes or no but a ${row.kind}`);
  return <FormSwitch name={name} label={label} {...rest} />;
};
