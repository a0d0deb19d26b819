import { useField } from '../ui/fields/Fields.tsx';
import { LookupText } from './LookupText.tsx';

/** What the code in a field of the record around it means, by the field's look-up; a dash for none. */
export const LookupField = ({ source }: { source: string }) => {
  const { row, value } = useField(source);
  if (!row.list) throw new Error(`${source} is not chosen from a look-up`);
  return <LookupText list={row.list} code={typeof value === 'string' && value !== '' ? value : null} />;
};
