/** One page of a list as the API answers it; the portal also reads a bare {list}. */
export type ApiList = {
  list: Record<string, unknown>[];
  total: number;
  totalIsAtLeast: boolean;
  next: string | null;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands under `data`, or the body itself when there is no envelope. */
const unwrap = (body: unknown): unknown => (isRecord(body) && 'data' in body ? body.data : body);

/** The record with react-admin's `id` beside the field that holds it. */
const withId = (row: Record<string, unknown>, idField: string): Record<string, unknown> => ({
  ...row,
  id: row[idField],
});

/** The rows and paging of a list; a body that is no list throws. */
export const readList = (body: unknown, idField: string): ApiList => {
  const inner = unwrap(body);
  if (!isRecord(inner) || !Array.isArray(inner.list)) throw new Error('The server did not answer a list');
  const list = inner.list.filter(isRecord).map((row) => withId(row, idField));
  return {
    list,
    total: typeof inner.total === 'number' ? inner.total : list.length,
    totalIsAtLeast: inner.totalIsAtLeast === true,
    next: typeof inner.next === 'string' ? inner.next : null,
  };
};

/** One record; a body that is none throws. */
export const readRecord = (body: unknown, idField: string): Record<string, unknown> => {
  const inner = unwrap(body);
  if (!isRecord(inner)) throw new Error('The server did not answer a record');
  return withId(inner, idField);
};

type ErrorBody = { message?: string; fields?: Record<string, string> };

/**
 * The `errors` that a react-admin form puts beside its fields: the field messages under their form paths, the message of
 * the whole under `root.serverError`. Only refusals of the input (400, 422) have them.
 */
export const formErrors = (status: number, { message, fields = {} }: ErrorBody) => {
  if (status !== 400 && status !== 422) return undefined;
  const named = Object.entries(fields).map(([path, text]) => [path.replace(/^body\./, ''), text]);
  return { ...Object.fromEntries(named), root: { serverError: message ?? 'Action failed' } };
};
