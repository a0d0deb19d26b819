/** By field, as the contract parsed a list's query string. */
type Filters = Readonly<Record<string, unknown>>;

const isOf = (name: string, field: string) => name === field || name.startsWith(`${field}[`);

const operations = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** A list's query string with what the list call adds where it says nothing: the usual days, the products that the caller may see. */
export const wholeQuery = (query: string, said: Filters, held: Filters): string => {
  const params = new URLSearchParams(query);
  const names = [...params.keys()];
  const added = Object.entries(held).filter(([field, value]) => value !== said[field]);
  for (const [field, value] of added) {
    for (const name of names) if (isOf(name, field)) params.delete(name);
    for (const [operator, one] of operations(value))
      if (one !== undefined) params.append(`${field}[${operator}]`, String(one));
  }
  return params.toString();
};
