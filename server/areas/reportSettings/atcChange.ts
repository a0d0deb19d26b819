import type { Difference, Fact } from '#contract/approvals.ts';
import type { AtcRow } from '#contract/finance/reportSettings.ts';
import type { NewAtc } from '#contract/finance/settingShapes.ts';
import { addDays, formatDate } from '#domain/day.ts';
import { firstAtcDay } from '#domain/settlement/atc.ts';
import { plainPercent } from '#domain/settlement/settings/computation.ts';
import type { Made } from '../../approvals/kind.ts';
import { writtenOf } from '../../db/columns/columnsOf.ts';
import { namesOf, placesOf } from '../../db/columns/definitionOf.ts';
import { day, decimal, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { fail, notFound } from '../../http/errors/fail.ts';
import { readAtcRates } from './listAtcRates.ts';

const hasHeld = ({ from, to }: AtcRow): boolean => to === null || to >= from;

/** The code that holds when a new one begins; 422 rule_atc_planned where another is to begin on its first day or later. */
const heldThen = async (tx: Tx, { product, payeeKind, fromDay }: NewAtc): Promise<AtcRow | null> => {
  const others = (await readAtcRates(tx)).filter(
    (row) => row.product === product && row.payeeKind === payeeKind && hasHeld(row),
  );
  const later = others.find(({ from }) => from >= fromDay);
  if (later) {
    const first = formatDate(later.from);
    throw fail('rule_atc_planned', {
      en: `${later.code} is to begin on ${first}: end it first.`,
      fil: `Magsisimula ang ${later.code} sa ${first}: tapusin muna ito.`,
    });
  }
  return others.find(({ to }) => to === null || to >= fromDay) ?? null;
};

/** The first day on which a new code may begin; `today` is Manila's. */
export const firstDayOf = async (
  tx: Tx,
  { product, payeeKind }: Pick<NewAtc, 'product' | 'payeeKind'>,
  today: string,
): Promise<string> => firstAtcDay(await readAtcRates(tx), { product, payeeKind, today });

/** What a new code changes of the one that holds then; nothing where it is the same. */
export const atcDifferences = async (tx: Tx, asked: NewAtc): Promise<Difference[]> => {
  const held = await heldThen(tx, asked);
  const before = held && {
    code: held.code,
    percent: plainPercent(held.percent),
    basePercent: plainPercent(held.basePercent),
  };
  const changed = (['code', 'percent', 'basePercent'] as const).flatMap((field): Difference[] =>
    before?.[field] === asked[field] ? [] : [{ field, before: before?.[field] ?? null, after: asked[field] }],
  );
  return changed.length ? [...changed, { field: 'fromDay', before: null, after: asked.fromDay }] : [];
};

/** Of which product and kind of payee a code is. */
export const atcBeside = ({ product, payeeKind }: Pick<AtcRow, 'product' | 'payeeKind'>): Fact[] => [
  { field: 'product', value: product },
  { field: 'payeeKind', value: payeeKind },
];

/** One tax code. 404. */
export const readAtc = async (tx: Tx, id: string): Promise<AtcRow> => {
  const row = (await readAtcRates(tx)).find((one) => one.id === id);
  if (!row) throw notFound();
  return row;
};

const END = `update atc_rate a set to_day = $1, end_maker_id = r.maker_id, end_made_by = r.maker, end_checker_id = r.checker_id,
    end_checked_by = r.checker, end_checked_at = $2
  from approval_request r where a.id = $3 and r.id = $4`;

/** Gives a code its last day. */
export const endAtc = async (
  tx: Tx,
  { id, toDay }: { id: string; toDay: string },
  { requestId, at }: Made,
): Promise<void> => {
  await tx.query({ name: 'end-atc', text: END, values: [toDay, at, id, requestId] });
};

const NEW = writtenOf<NewAtc>('atc_rate a')({
  code: text('a.code'),
  product: text('a.product'),
  payeeKind: text('a.payee_kind'),
  percent: decimal('a.percent'),
  basePercent: decimal('a.base_percent'),
  fromDay: day('a.from_day'),
});
const INSERT = `insert into atc_rate (checked_at, maker_id, made_by, checker_id, checked_by, ${namesOf(NEW)})
  select $1, r.maker_id, r.maker, r.checker_id, r.checker, ${placesOf(NEW, 3)} from approval_request r where r.id = $2`;

/** Writes a new code; the one that holds when it begins ends the day before. */
export const addAtc = async (tx: Tx, asked: NewAtc, made: Made): Promise<void> => {
  const held = await heldThen(tx, asked);
  if (held) await endAtc(tx, { id: held.id, toDay: addDays(asked.fromDay, -1) }, made);
  const values = [made.at, made.requestId, ...Object.values(NEW.write(asked))];
  await tx.query({ name: 'insert-atc', text: INSERT, values });
};
