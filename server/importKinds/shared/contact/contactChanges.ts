import {
  type ColumnChange,
  type Columns,
  columnChanges,
  plainField,
  type WrittenField,
  withColumn,
} from '../changes/columnChanges.ts';

const FIELDS: readonly WrittenField[] = [
  plainField('firstName', 'first_name'),
  plainField('middleName', 'middle_name'),
  plainField('lastName', 'last_name'),
  plainField('mobileNumber', 'mobile_number'),
  plainField('phoneNumber', 'landline_number'),
  plainField('emailAddress', 'email'),
];

const isSame = (one: Columns, other: Columns): boolean =>
  one.first_name === other.first_name && one.last_name === other.last_name;

/** What a row changes of the person who is there; null when there is none. Of the same person an empty cell leaves what is there. */
export const contactChanges = (before: Columns | null, after: Columns): ColumnChange[] => {
  if (!before) return withColumn(columnChanges(FIELDS, {}, after), 'has_contact', 'false', 'true');
  const given = Object.fromEntries(Object.entries(after).filter(([, value]) => value !== null));
  return columnChanges(FIELDS, before, isSame(before, after) ? given : after);
};
