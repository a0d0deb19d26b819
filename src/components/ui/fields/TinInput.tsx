import { useField } from './Fields.tsx';
import { FormTin } from './formSelects.ts';

/** The tax ID of the subject around it. */
export const TinInput = ({ source }: { source: string }) => {
  const { row, label, name } = useField(source);
  const optional = row.optional === true;
  return <FormTin name={name} label={label} required={!optional} optional={optional} />;
};
