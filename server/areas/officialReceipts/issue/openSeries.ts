import { isNearEnd, leftInSeries, receiptNumber } from '#domain/receipts/receiptNumber.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { flag, id, size, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { fail } from '../../../http/errors/fail.ts';

interface Row {
  id: string;
  branch: string;
  prefix: string;
  first: number;
  last: number;
  next: number;
  isWarned: boolean;
}
const SERIES = columnsOf<Row>('receipt_series s')({
  id: id('s.id'),
  branch: text('s.branch'),
  prefix: text('s.prefix'),
  first: size('s.first_number'),
  last: size('s.last_number'),
  next: size('s.next_number'),
  isWarned: flag('s.warned_at is not null'),
});
const LOCK = `select ${SERIES.select} from open_receipt_series($1) s`;
const READ = `select ${SERIES.select} from receipt_series s where s.from_day <= $1 order by s.from_day, s.id`;

/** The series whose numbers are given now. */
export interface OpenSeries {
  id: string;
  branch: string;
  /** The number that comes next, as it is printed. */
  next: string;
  left: bigint;
  isNearEnd: boolean;
  isWarned: boolean;
}

/** A series that has begun and has numbers left. */
export interface UsedSeries {
  id: string;
  branch: string;
  prefix: string;
  first: bigint;
  last: bigint;
  next: bigint;
  isWarned: boolean;
}

/**
 * The series that have numbers left on a day (YYYY-MM-DD), the one that is used first first. `lock` keeps others from posting until the
 * transaction ends.
 */
export const seriesLeft = async (tx: Tx, day: string, lock = false): Promise<UsedSeries[]> => {
  const rows = await SERIES.read(
    tx,
    lock
      ? { name: 'lock-series', text: LOCK, values: [day] }
      : { name: 'open-series', text: READ, values: [day] },
  );
  return rows
    .filter(({ last, next }) => next <= last)
    .map((row) => ({ ...row, first: BigInt(row.first), last: BigInt(row.last), next: BigInt(row.next) }));
};

/**
 * The series whose numbers are given on a day (YYYY-MM-DD); null where none has begun or has numbers left. `lock` keeps others from posting
 * until the transaction ends.
 */
export const openSeries = async (tx: Tx, day: string, lock = false): Promise<OpenSeries | null> => {
  const [series] = await seriesLeft(tx, day, lock);
  if (!series) return null;
  return {
    ...{ id: series.id, branch: series.branch, isWarned: series.isWarned },
    next: receiptNumber(series.prefix, series.next),
    left: leftInSeries(series),
    isNearEnd: isNearEnd(series),
  };
};

/** 422 where there is no number to give. */
export const noSeries = () =>
  fail('rule_no_series', {
    en: 'Add a series of receipts under report settings and have it approved: all numbers are given.',
    fil: 'Magdagdag ng serye ng resibo sa report settings at ipaapruba ito: naibigay na ang lahat ng numero.',
  });
