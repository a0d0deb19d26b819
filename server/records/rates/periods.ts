import type pg from 'pg';
import type { MdrChange } from '#contract/approvals.ts';
import type { MdrRate } from '#contract/shapes/mdrRate.ts';
import {
  firstRateDay,
  isPendingRate,
  type MdrStatus,
  type MdrType,
  type Period,
  planRate,
} from '#domain/records/mdrRates.ts';
import { columnsOf, writtenOf } from '../../db/columns/columnsOf.ts';
import { namesOf, placesOf, setTo } from '../../db/columns/definitionOf.ts';
import { id, moment } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { type Owner, ownRows } from '../parts/owner.ts';
import { MDR_RATE, RATES_IN_ORDER } from '../parts/readRates.ts';
import type { WaitingSince } from './waitingSince.ts';

/** A rate with the days it holds. */
export interface RatePeriod extends Period {
  id: string;
  type: MdrType;
  /** Percent, "2.500". */
  mdrRate: string;
  status: MdrStatus | null;
  isEnabled: boolean | null;
}

type NewRate = MdrChange['rates'][number];

const { statusWorkflow: _, createdBy: __, ...OF_PERIOD } = MDR_RATE.columns;
const PERIOD = columnsOf<RatePeriod>('mdr_rate r')(OF_PERIOD);

/** The periods of some rate types of an owner, the earliest first. */
export const readPeriods = (tx: Tx, owner: Owner, types: readonly MdrType[]): Promise<RatePeriod[]> => {
  const { kind, where, value } = ownRows(owner);
  return PERIOD.read(tx, {
    name: `rate-periods-of-${kind}`,
    text: `select ${PERIOD.select} from mdr_rate r where ${where} and type = any ($2) order by ${RATES_IN_ORDER}`,
    values: [value, types],
  });
};

/** What is written of a new rate in whichever row. */
interface Agreement
  extends Omit<NewRate, 'type' | 'effectiveFrom'>,
    Omit<MdrRate, 'id' | keyof Days | 'type'> {
  dtimeCreated: Date;
}
type Days = Pick<MdrRate, 'effectiveFrom' | 'effectiveTo'>;

const { mdrRate, status, statusWorkflow, isEnabled, createdBy, ...PLACED } = MDR_RATE.columns;
const AGREEMENT = writtenOf<Agreement>('mdr_rate r')({
  ...{ mdrRate, status, statusWorkflow, isEnabled, createdBy },
  dtimeCreated: moment('r.created_at'),
});
const { effectiveFrom, effectiveTo, type } = PLACED;
const BEGINNING = writtenOf<Agreement & Pick<Days, 'effectiveFrom'>>('mdr_rate r')({
  ...AGREEMENT.columns,
  effectiveFrom,
});
const NEW = writtenOf<Agreement & Days & Pick<NewRate, 'type'> & Omit<Owner, 'associateId'>>('mdr_rate r')({
  ...{ partnerId: id('r.partner_id'), merchantId: id('r.merchant_id'), type, effectiveFrom, effectiveTo },
  ...AGREEMENT.columns,
});

const REPLACE = `update mdr_rate set ${setTo(AGREEMENT, 2)} where id = $1`;
const MOVE = `update mdr_rate set ${setTo(BEGINNING, 2)} where id = $1`;
const SHORTEN = 'update mdr_rate set effective_to = $2 where id = $1';
const INSERT = `insert into mdr_rate (${namesOf(NEW)}) values (${placesOf(NEW)})`;

const AGREED = { status: 'A', statusWorkflow: 'APPROVED', isEnabled: true } as const;
const PENDING = { status: null, statusWorkflow: null, isEnabled: null } as const;

interface Writing {
  at: Date;
  today: string;
  username: string;
  /** Whether the application is still under review: its rates hold from its approval on. */
  isPending: boolean;
  /** Since when payments wait for a rate. */
  waiting?: WaitingSince;
}

const statements = (
  owner: Owner,
  periods: readonly RatePeriod[],
  { type, mdrRate, effectiveFrom }: NewRate,
  { at, today, username, isPending, waiting: since }: Writing,
): pg.QueryConfig[] => {
  const from = firstRateDay(effectiveFrom, today, isPending, since?.get(type));
  const rate: Agreement = {
    ...(isPending ? PENDING : AGREED),
    ...{ mdrRate, dtimeCreated: at, createdBy: username },
  };
  const waiting = periods.find(isPendingRate);
  // Nothing has come of a rate that was pending: the new one takes its place whole.
  if (waiting)
    return [
      {
        text: MOVE,
        values: [waiting.id, ...Object.values(BEGINNING.write({ ...rate, effectiveFrom: from }))],
      },
    ];
  const { replaced, shortened, added } = planRate(periods, from);
  return [
    ...(replaced ? [{ text: REPLACE, values: [replaced.id, ...Object.values(AGREEMENT.write(rate))] }] : []),
    // A type has one open row at a time: the old one ends before the new one is there.
    ...(shortened ? [{ text: SHORTEN, values: [shortened.period.id, shortened.lastDay] }] : []),
    ...(added
      ? [{ text: INSERT, values: Object.values(NEW.write({ ...owner, ...rate, ...added, type })) }]
      : []),
  ];
};

/** Writes new rates of an owner whose record is locked. A day that came too early for it becomes the earliest one. */
export const writePeriods = async (
  tx: Tx,
  owner: Owner,
  rates: readonly NewRate[],
  writing: Writing,
): Promise<void> => {
  const types = rates.map(({ type }) => type);
  const periods = await readPeriods(tx, owner, types);
  const all = rates.flatMap((rate) => {
    const own = periods.filter(({ type }) => type === rate.type);
    return statements(owner, own, rate, writing);
  });
  await Promise.all(all.map((statement) => tx.query(statement)));
};
