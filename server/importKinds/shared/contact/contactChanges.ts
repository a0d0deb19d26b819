import {
  type ColumnChange,
  type Columns,
  columnChanges,
  given,
  withColumn,
} from '../changes/columnChanges.ts';
import { comparedFields } from '../changes/comparedFields.ts';
import { SHEET_PERSON } from './sheetPerson.ts';

const FIELDS = comparedFields(SHEET_PERSON.by);

const isSame = (one: Columns, other: Columns): boolean =>
  one.first_name === other.first_name && one.last_name === other.last_name;

/** What a row changes of the person who is there; null when there is none. Of the same person an empty cell leaves what is there. */
export const contactChanges = (before: Columns | null, after: Columns): ColumnChange[] => {
  if (!before) return withColumn(columnChanges(FIELDS, {}, after), 'has_contact', 'false', 'true');
  return columnChanges(FIELDS, before, isSame(before, after) ? given(after) : after);
};
