import type pg from 'pg';
import type { MdrChange } from '#contract/approvals.ts';
import {
  firstDay,
  isPendingRate,
  type MdrStatus,
  type MdrType,
  type Period,
  planRate,
} from '#domain/records/mdrRates.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import type { Tx } from '../../db/context.ts';
import { type Owner, ownRows } from '../parts/owner.ts';
import { MDR_RATE } from '../parts/readRates.ts';

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
const PERIOD = columnsOf<RatePeriod>()(OF_PERIOD);

/** The periods of some rate types of an owner, the earliest first. */
export const readPeriods = (tx: Tx, owner: Owner, types: readonly MdrType[]): Promise<RatePeriod[]> => {
  const { kind, where, value } = ownRows(owner);
  return PERIOD.read(tx, {
    name: `rate-periods-of-${kind}`,
    text: `select ${PERIOD.select} from mdr_rate r where ${where} and type = any ($2) order by type, effective_from`,
    values: [value, types],
  });
};

const SET = 'rate = $2, status = $3, status_workflow = $4, is_enabled = $5, created_at = $6, created_by = $7';
const REPLACE = `update mdr_rate set ${SET} where id = $1`;
const MOVE = `update mdr_rate set ${SET}, effective_from = $8 where id = $1`;
const SHORTEN = 'update mdr_rate set effective_to = $2 where id = $1';
const INSERT = `insert into mdr_rate (partner_id, merchant_id, type, effective_from, effective_to, rate, status, status_workflow,
  is_enabled, created_at, created_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

// Status, workflow status and flag.
const AGREED = ['A', 'APPROVED', true] as const;
const PENDING = [null, null, null] as const;

interface Writing {
  at: Date;
  today: string;
  username: string;
  /** Whether the application is still under review: its rates hold from its approval on. */
  isPending: boolean;
}

const statements = (
  { partnerId, merchantId }: Owner,
  periods: readonly RatePeriod[],
  { type, mdrRate, effectiveFrom }: NewRate,
  { at, today, username, isPending }: Writing,
): pg.QueryConfig[] => {
  const from = firstDay(effectiveFrom, today);
  const rate = [mdrRate, ...(isPending ? PENDING : AGREED), at, username];
  const waiting = periods.find(isPendingRate);
  // Nothing has come of a rate that was pending: the new one takes its place whole.
  if (waiting) return [{ text: MOVE, values: [waiting.id, ...rate, from] }];
  const { replaced, shortened, added } = planRate(periods, from);
  const days = added && [added.effectiveFrom, added.effectiveTo];
  return [
    ...(replaced ? [{ text: REPLACE, values: [replaced.id, ...rate] }] : []),
    // A type has one open row at a time: the old one ends before the new one is there.
    ...(shortened ? [{ text: SHORTEN, values: [shortened.period.id, shortened.lastDay] }] : []),
    ...(days ? [{ text: INSERT, values: [partnerId, merchantId, type, ...days, ...rate] }] : []),
  ];
};

/** Writes new rates of an owner whose record is locked. A day that has passed becomes today. */
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
