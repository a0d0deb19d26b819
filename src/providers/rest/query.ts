type Scalar = string | number | boolean;
type Operators = { like?: string; in?: readonly Scalar[] | string; gte?: string; lte?: string };
export type QueryValues = Readonly<Record<string, Scalar | Operators | null | undefined>>;

const textOf = (value: Scalar | readonly Scalar[]): string =>
  Array.isArray(value) ? value.join(',') : String(value);

/** A query string in our dialect, with its question mark: `field=v`, `field[like]=`, `field[in]=a,b`. Empty for nothing. */
export function toQuery(values: QueryValues = {}): string {
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(values)) {
    if (value === null || value === undefined || value === '') continue;
    if (typeof value !== 'object') query.set(field, textOf(value));
    else {
      for (const [operator, operand] of Object.entries(value)) {
        if (operand !== undefined && operand.length > 0) query.set(`${field}[${operator}]`, textOf(operand));
      }
    }
  }
  return query.size > 0 ? `?${query}` : '';
}
