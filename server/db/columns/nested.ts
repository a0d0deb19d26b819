import type { AnyColumn, Column, DbRow, Read, Shape, ShapeOf, Target } from './column.ts';
import type { Columns } from './columnsOf.ts';

type Parts = Readonly<Record<string, AnyColumn>>;
/** The values of parts, each as it is or null. */
type Values<P extends Parts> = { [K in keyof P]: ShapeOf<P[K]> | null };

const endingWith = (part: string, end: string): string => `.${part}${end}`;

const readsOf = (parts: Parts): Record<string, Read> =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([part, { reads }]) =>
      Object.entries(reads).map(([end, read]) => [endingWith(part, end), read]),
    ),
  );

const valuesOf = <P extends Parts>(parts: P, row: DbRow, name: string): Values<P> => {
  const values: Record<string, unknown> = {};
  for (const part in parts) values[part] = parts[part]?.present(row, `${name}.${part}`);
  return values as Values<P>;
};

const memberOf = (whole: unknown, part: string): unknown =>
  typeof whole === 'object' && whole !== null ? (whole as DbRow)[part] : undefined;

const targetsBelow = (part: string, { targets }: AnyColumn): Target[] =>
  targets.map(({ column, type, toSql }) => ({
    column,
    type,
    toSql: (whole) => toSql(memberOf(whole, part)),
  }));

/** An object of the wire whose members are columns of the same row, to be read and written. */
export const nested = <P extends Parts>(parts: P): Column<{ [K in keyof P]: ShapeOf<P[K]> }> => ({
  reads: readsOf(parts),
  present: (row, name) => valuesOf(parts, row, name) as { [K in keyof P]: ShapeOf<P[K]> },
  targets: Object.entries(parts).flatMap(([part, column]) => targetsBelow(part, column)),
});

/** A key that is made of several columns, each as it is or null, and only read. */
export const made = <P extends Parts, const W>(
  parts: P,
  make: (values: Values<P>) => W,
): Column<Shape<W>> => ({
  reads: readsOf(parts),
  present: (row, name) => (make(valuesOf(parts, row, name)) ?? null) as Shape<W> | null,
  targets: [],
});

/** A key that a rule makes of a type that has columns, and only read. */
export const madeOf = <T, const W>({ columns }: Columns<T>, make: (values: T) => W): Column<Shape<W>> =>
  made(columns as Parts, (values) => make(values as T));

/** A column that has another shape on the wire than in its table. */
export const through = <F, W>(
  column: Column<F>,
  { present, write }: { present: (value: F) => W; write: (value: W) => F },
): Column<W> => ({
  reads: column.reads,
  present: (row, name) => {
    const value = column.present(row, name);
    return value === null ? null : present(value);
  },
  targets: column.targets.map((target) => ({
    ...target,
    toSql: (value) => target.toSql(value === null || value === undefined ? value : write(value as W)),
  })),
});
