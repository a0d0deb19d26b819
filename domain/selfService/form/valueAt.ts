/** The value at a path of names and places, `address.streetName`; undefined where there is none. */
export const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, step) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined,
      values,
    );

/** The values with another one at a path; what lies beside it stays the same. */
export const withValue = (values: unknown, path: string, value: unknown): unknown => {
  const [first = '', ...rest] = path.split('.');
  const next = rest.length === 0 ? value : withValue(valueAt(values, first), rest.join('.'), value);
  if (Array.isArray(values)) return values.map((one, at) => (`${at}` === first ? next : one));
  return { ...(values as object), [first]: next };
};
