import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type FieldRow, type FieldRows, fieldAt } from '#domain/fields/field.ts';
import { useUiLanguage } from '../uiTexts.tsx';

interface Subject {
  /** The dictionary's rows of what the form or the record is about. */
  of: FieldRows;
  /** Where in the form the subject stands; '' for its top. */
  at: string;
  /** What is shown; a form holds its values itself. */
  record?: object;
}
const Context = createContext<Subject | null>(null);

interface Props {
  of: FieldRows;
  at?: string;
  record?: object;
  children: ReactNode;
}

/** Says what the inputs and fields below are about: they take label, kind, bound and whether they may be left empty from its rows. */
export const Fields = ({ of, at = '', record, children }: Props) => {
  const subject = useMemo(() => ({ of, at, record }), [of, at, record]);
  return <Context.Provider value={subject}>{children}</Context.Provider>;
};

interface FoundField {
  row: FieldRow;
  label: string;
  /** Its path in the form. */
  name: string;
  /** What the record has there. */
  value: unknown;
}

const valueAt = (record: object | undefined, source: string): unknown =>
  source.split('.').reduce<unknown>((value, step) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return Reflect.get(value, step);
  }, record);

/** A field of the subject around it by its name on the wire, `address.streetName` below a group; an unknown one throws. */
export const useField = (source: string): FoundField => {
  const subject = useContext(Context);
  const language = useUiLanguage();
  if (!subject) throw new Error(`The field ${source} needs <Fields> around it`);
  const row = fieldAt(subject.of, source);
  if (!row) throw new Error(`The dictionary has no field ${source}`);
  return {
    row,
    label: row.label[language],
    name: subject.at ? `${subject.at}.${source}` : source,
    value: valueAt(subject.record, source),
  };
};
