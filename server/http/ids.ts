import { notFound } from './errors/fail.ts';

const LARGEST = 9_223_372_036_854_775_807n;

/** An id from the wire as the database's bigint; a malformed one is answered with 404 like an unknown one. */
export const toId = (value: string): string => {
  if (!/^[1-9]\d{0,18}$/.test(value) || BigInt(value) > LARGEST) throw notFound();
  return value;
};

/** Ids of a filter: malformed ones match nothing. */
export const knownIds = (values: readonly string[]): string[] =>
  values.filter((value) => /^[1-9]\d{0,18}$/.test(value) && BigInt(value) <= LARGEST);
