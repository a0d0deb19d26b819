import type { FieldKind, FieldRow } from '../../fields/field.ts';
import type { FieldType } from '../../importJobs/fieldTypes.ts';
import type { ImportField } from './fields.ts';

/** How a cell is read that holds a field of a kind; what is chosen from a list or names a record is looked up by its text. */
const READ_AS: Partial<Record<FieldKind, FieldType>> = {
  option: 'choice',
  tin: 'tin',
  mobile: 'mobile',
  landline: 'landline',
  phone: 'phone',
  email: 'email',
  digits: 'digits',
  day: 'date',
  flag: 'yesNo',
  money: 'amount',
  rate: 'percent',
  count: 'integer',
};

/**
 * What a sheet's column has of the field that it fills: how its cells are read, whether they have to be filled in, and how long
 * they may be. A sheet that asks for more or less says so behind it.
 */
export function importOf({
  kind,
  max,
  optional,
}: FieldRow): Pick<ImportField, 'type' | 'required' | 'max' | 'lines'> {
  return {
    type: READ_AS[kind] ?? 'text',
    required: !optional && kind !== 'flag',
    ...(max !== undefined && { max }),
    ...(kind === 'lines' && { lines: true }),
  };
}
