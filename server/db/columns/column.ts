/** A row as a statement that selects columns answers it: by key, the parts of composites by `key.part`. */
export type DbRow = Readonly<Record<string, unknown>>;

/** What is read of a column: a column or an expression, and the SQL type that it is taken to be of. */
export interface Read {
  readonly sql: string;
  readonly type: string;
}

/** What is written of a column: its name in the table, its SQL type, and the value for what the wire says. */
export interface Target {
  readonly column: string;
  readonly type: string;
  readonly toSql: (value: unknown) => unknown;
}

/** How one key of the wire stands in the database, of whatever shape. */
export interface AnyColumn {
  /** What is read, by the end of their name in the row; '' is the key itself. */
  readonly reads: Readonly<Record<string, Read>>;
  /** The value on the wire, from the row's members that begin with `name`. */
  readonly present: (row: DbRow, name: string) => unknown;
  /** None for what is only read. */
  readonly targets: readonly Target[];
}

/**
 * A column whose values on the wire have the shape `W`: without null, and without the words of unions. Whether null may stand there
 * is the contract's to say; null stays null both ways.
 */
export interface Column<W> extends AnyColumn {
  readonly present: (row: DbRow, name: string) => W | null;
  /** Said, never there: a column of one shape is not taken for another's. */
  readonly shape?: (value: W) => W;
}

/** The shape of a type as columns know it: texts, numbers, yes and no, and what is put together of them. */
export type Shape<T> = [NonNullable<T>] extends [string]
  ? string
  : [NonNullable<T>] extends [number]
    ? number
    : [NonNullable<T>] extends [boolean]
      ? boolean
      : NonNullable<T> extends Date
        ? Date
        : NonNullable<T> extends readonly (infer E)[]
          ? Shape<E>[]
          : NonNullable<T> extends object
            ? { [K in keyof NonNullable<T>]-?: Shape<NonNullable<T>[K]> }
            : unknown;

/** The columns that may stand for a type; JSON may for whatever is neither a text nor a number nor yes or no. */
type Fits<T> =
  Shape<T> extends string | number | boolean ? Column<Shape<T>> : Column<Shape<T>> | Column<unknown>;

/** A column for every key of a type. */
export type ColumnsFor<T> = { readonly [K in keyof T]-?: Fits<T[K]> };

/** The shape that a column stands for. */
export type ShapeOf<C> = C extends Column<infer W> ? W : never;
