import type { z } from 'zod';
import type { FieldKind, FieldRow } from '#domain/fields/field.ts';
import type { Values } from './formSpec.tsx';

type Shape<S extends z.ZodObject> = keyof S['shape'] & string;
/** A row for each field of a schema: one that the dictionary lacks fails to compile. */
type RowsOf<S extends z.ZodObject> = Readonly<Record<Shape<S>, FieldRow>>;
type GroupsOf<F> = { [K in keyof F]: F[K] extends { kind: 'group' | 'rows' } ? K : never }[keyof F];

/** How the form holds what is no single value, out of the record or, without one, of nothing; each has to be given. */
type Own<S extends z.ZodObject, F extends RowsOf<S>, R> = Record<
  GroupsOf<F> & Shape<S>,
  (record: R | undefined) => unknown
> &
  Partial<Record<Shape<S>, (record: R | undefined) => unknown>>;

/** What an input holds for nothing: an empty text, no choice, or no. */
const nothing = (kind: FieldKind): unknown => {
  if (kind === 'flag') return false;
  return kind === 'choice' || kind === 'option' || kind === 'record' ? null : '';
};

/** What is sent for an empty input: no date and no amount are null, a choice that has to be made is missing. */
const sent = ({ kind, optional }: FieldRow, value: unknown): unknown => {
  if (value === '' && (kind === 'day' || kind === 'money')) return null;
  return value === null && kind === 'choice' && !optional ? undefined : value;
};

/** The form of a part of a record: every field of its schema, by the kind that the dictionary says. */
export interface FieldForm<R> {
  /** The fields as the form begins; `isExternal` without those that staff set. */
  toValues(record: R | undefined, isExternal: boolean): Values;
  /** The body of what was typed; `isExternal` without those that staff set. Groups stand as they were typed. */
  toBody(values: Values, isExternal: boolean): Values;
}

/**
 * A form over the fields of a schema: a field that is added to the schema is read, shown and sent without a further word, and one
 * that the dictionary does not know, or that is a group without a way to read it, fails to compile.
 */
export const fieldForm =
  <R extends object>() =>
  <S extends z.ZodObject, const F extends RowsOf<S>>(schema: S, rows: F, own: Own<S, F, R>): FieldForm<R> => {
    const names = Object.keys(schema.shape) as Shape<S>[];
    const shown = (isExternal: boolean) => names.filter((name) => !isExternal || rows[name].sets !== 'staff');
    const ways: Partial<Record<Shape<S>, (record: R | undefined) => unknown>> = own;
    const held = (name: Shape<S>, record: R | undefined): unknown => {
      const way = ways[name];
      if (way) return way(record);
      return (record && Reflect.get(record, name)) ?? nothing(rows[name].kind);
    };
    return {
      toValues: (record, isExternal) =>
        Object.fromEntries(shown(isExternal).map((name) => [name, held(name, record)])),
      toBody: (values, isExternal) =>
        Object.fromEntries(shown(isExternal).map((name) => [name, sent(rows[name], values[name])])),
    };
  };
