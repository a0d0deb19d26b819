/** Values of a form by their path: `{a: {b: 1}}` is `{'a.b': 1}`. Lists and dates count as one value. */
export type Leaves = Record<string, unknown>;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** The values of a form by path. */
export const leavesOf = (values: Record<string, unknown>, prefix = ''): Leaves =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      isGroup(value) ? Object.entries(leavesOf(value, `${prefix}${key}.`)) : [[`${prefix}${key}`, value]],
    ),
  );

/** Values with some paths set; what was given is not changed. */
export const withLeaves = (values: Record<string, unknown>, leaves: Leaves): Record<string, unknown> => {
  const copy = structuredClone(values);
  for (const [path, value] of Object.entries(leaves)) {
    const keys = path.split('.');
    let group = copy;
    for (const key of keys.slice(0, -1)) {
      const inner = group[key];
      const next = isGroup(inner) ? inner : {};
      group[key] = next;
      group = next;
    }
    group[keys.at(-1) ?? path] = value;
  }
  return copy;
};

/** Whether two values of a field are the same; an empty text, null and nothing are. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a === '' ? null : (a ?? null)) === JSON.stringify(b === '' ? null : (b ?? null));
