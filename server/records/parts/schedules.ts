import type { Schedule } from '#contract/shapes/schedule.ts';
import { scheduleProblems } from '#domain/records/openingHours.ts';
import { writtenOf } from '../../db/columns/columnsOf.ts';
import { hour, list } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { type Owner, ownerColumns, ownRows, type Placed } from './owner.ts';
import { refuseProblems } from './problems.ts';
import { insertRows, type RowTable, replaceRows } from './rows.ts';

/** The hours of a store, `s`. */
export const SCHEDULE = writtenOf<Schedule>('merchant_schedule s')({
  days: list('s.days'),
  openingHour: hour('s.opening_hour'),
  closingHour: hour('s.closing_hour'),
});
const READ = `select ${SCHEDULE.select} from merchant_schedule s where s.merchant_id = $1 order by s.id`;

/** The opening hours of a store; a partner has none. */
export const readSchedules = async (tx: Tx, { merchantId }: Owner): Promise<Schedule[]> =>
  merchantId === null ? [] : SCHEDULE.read(tx, { name: 'schedules', text: READ, values: [merchantId] });

const TABLE: RowTable = { table: 'merchant_schedule', columns: SCHEDULE };

const asRow = ({ owner, input }: Omit<Placed<Schedule>, 'path'>) => ({
  ...ownerColumns(owner),
  ...SCHEDULE.write(input),
});

/** Rows of opening hours; those without a day say nothing and are left out. */
const rowsOf = (schedules: readonly Omit<Placed<Schedule>, 'path'>[]) =>
  schedules.filter(({ input }) => input.days.length > 0).map(asRow);

/** Writes the opening hours of new stores. */
export const insertSchedules = (tx: Tx, placed: readonly Omit<Placed<Schedule>, 'path'>[]): Promise<void> =>
  insertRows(tx, TABLE, rowsOf(placed));

/** Writes the opening hours of a store, all of them. 400 for hours that overlap. */
export const saveSchedules = async (tx: Tx, owner: Owner, inputs: readonly Schedule[]): Promise<void> => {
  refuseProblems(scheduleProblems(inputs, 'schedules'));
  const rows = rowsOf(inputs.map((input) => ({ owner, input })));
  await replaceRows(tx, TABLE, ownRows(owner), rows);
};
