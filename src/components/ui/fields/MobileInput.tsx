import { useField } from './Fields.tsx';
import { FormMobile } from './MobileBox.tsx';

/** A mobile number of the subject around it, or a telephone number that may be one. */
export const MobileInput = ({ source }: { source: string }) => {
  const { row, label, name } = useField(source);
  const optional = row.optional === true;
  return <FormMobile name={name} label={label} required={!optional} optional={optional} />;
};
