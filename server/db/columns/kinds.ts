import { centavosOf, formatMoney } from '#domain/money.ts';
import type { Column } from './column.ts';

interface Kind<W> {
  /** Its SQL type, for record sets. */
  type: string;
  /** From what the driver answers, never null, to the wire. */
  toWire: (value: unknown) => unknown;
  /** What is written when nothing is said. */
  absent?: W;
}

const PLAIN = /^(?:\w+\.)?(\w+)$/;

const kind =
  <W>({ type, toWire, absent }: Kind<W>) =>
  (sql: string): Column<W> => {
    const column = PLAIN.exec(sql)?.[1];
    const toSql = (value: unknown) => value ?? absent ?? null;
    return {
      reads: { '': { sql, type } },
      // The kinds below say by their SQL what the driver answers.
      present: (row, name) => (row[name] === null ? null : (toWire(row[name]) as W)),
      targets: column === undefined ? [] : [{ column, type, toSql }],
    };
  };

const asItIs = (value: unknown) => value;

/** Text, a code, a word of a closed list. Every kind takes a column (`p.name`), or an expression, which is only read. */
export const text = kind<string>({ type: 'text', toWire: asItIs });
/** Text in which upper and lower case are the same. */
export const citext = kind<string>({ type: 'citext', toWire: asItIs });
/** A bigint that names a row; text above the database. */
export const id = kind<string>({ type: 'bigint', toWire: asItIs });
/** Yes or no; left out it is written as no. */
export const flag = kind<boolean>({ type: 'boolean', toWire: asItIs, absent: false });
/** Yes, no, or not said yet: left out it stays so. */
export const openFlag = kind<boolean>({ type: 'boolean', toWire: asItIs });
/** A whole number that fits into four bytes. */
export const int = kind<number>({ type: 'integer', toWire: asItIs });
/** A bigint that is a number on the wire, such as bytes or rows. */
export const size = kind<number>({ type: 'bigint', toWire: Number });
/** A numeric, a decimal string on the wire: pesos, percent. */
export const decimal = kind<string>({ type: 'numeric', toWire: asItIs });
/** A bigint of whole centavos, a decimal string of pesos on the wire; what is no amount throws RangeError. */
export const centavos = (sql: string): Column<string> => {
  const of = kind<string>({ type: 'bigint', toWire: (value) => formatMoney(BigInt(value as string)) })(sql);
  const toSql = (pesos: unknown) => {
    if (pesos === null || pesos === undefined) return null;
    const amount = centavosOf(String(pesos));
    if (amount === null) throw new RangeError('not an amount');
    return String(amount);
  };
  return { ...of, targets: of.targets.map((target) => ({ ...target, toSql })) };
};
/** A date without a time, YYYY-MM-DD. */
export const day = kind<string>({ type: 'date', toWire: asItIs });
/** A point in time, an ISO string in UTC on the wire. */
export const instant = kind<string>({
  type: 'timestamptz',
  toWire: (value) => (value as Date).toISOString(),
});
/** A point in time as a Date, for what stays on the server. */
export const moment = kind<Date>({ type: 'timestamptz', toWire: asItIs });
/** A list of texts; left out it is written as an empty one. */
export const list = kind<string[]>({ type: 'text[]', toWire: asItIs, absent: [] });
/** A list of whole numbers of four bytes; left out it is written as an empty one. */
export const ints = kind<number[]>({ type: 'integer[]', toWire: asItIs, absent: [] });
/** A list of ids; left out it is written as an empty one. */
export const ids = kind<string[]>({ type: 'bigint[]', toWire: asItIs, absent: [] });
/** A list of IP addresses and networks; left out it is written as an empty one. */
export const networks = kind<string[]>({ type: 'inet[]', toWire: asItIs, absent: [] });
/** JSON of whatever shape; that it is the key's own, the database cannot say. */
export const json = kind<unknown>({ type: 'jsonb', toWire: asItIs });

/** The hour of a day, HH:MM on the wire. */
export const hour = (column: string): Column<string> => {
  const { targets } = kind<string>({ type: 'time', toWire: asItIs })(column);
  return { ...text(`to_char(${column}, 'HH24:MI')`), targets };
};
