import { contains, nameContains } from '../lists/filters.ts';
import type { Bind } from '../lists/source.ts';

const MOST = 20;

interface Chosen {
  select: string;
  from: string;
  /** The row's name, the same as it is searched by, and its code. */
  name: string;
  search: string;
  code: string;
  id: string;
}

/** What people type to choose a row: a part of its name or code. */
export const chooseByName = (
  { select, from, name, search, code, id }: Chosen,
  typed: string | undefined,
  more: (bind: Bind) => string[],
): { text: string; values: unknown[] } => {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const q = typed?.trim();
  // Whatever is on its way to being a partner or store has no code, and no payments.
  const where = [
    `${code} is not null`,
    ...(q ? [`(${nameContains(search, bind(q))} or ${code} ilike ${bind(contains(q))})`] : []),
    ...more(bind),
  ];
  const text = `select ${select} from ${from} where ${where.join(' and ')} order by ${name}, ${id} limit ${MOST}`;
  return { text, values };
};
