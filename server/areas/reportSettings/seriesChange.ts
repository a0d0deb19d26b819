import type { Difference } from '#contract/approvals.ts';
import type { NewSeries } from '#contract/finance/settingShapes.ts';
import { receiptNumber } from '#domain/receipts/receiptNumber.ts';
import type { Made } from '../../approvals/kind.ts';
import { writtenOf } from '../../db/columns/columnsOf.ts';
import { namesOf, placesOf } from '../../db/columns/definitionOf.ts';
import { day, flag, size, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { badFields } from '../../http/errors/fail.ts';
import { readSeries } from './listReceiptSeries.ts';

/** 400 on `firstNumber` where another series has some of the numbers. */
const mustBeFree = async (tx: Tx, { prefix, firstNumber, lastNumber }: NewSeries): Promise<void> => {
  const other = (await readSeries(tx)).find(
    (row) => row.prefix === prefix && row.firstNumber <= lastNumber && row.lastNumber >= firstNumber,
  );
  if (!other) return;
  const [first, last] = [other.firstNumber, other.lastNumber].map((n) => receiptNumber(prefix, n));
  throw badFields({
    firstNumber: {
      en: `Another series goes from ${first} to ${last}: no number is given twice`,
      fil: `Mula ${first} hanggang ${last} ang isa pang serye: walang numerong ibinibigay nang dalawang beses`,
    },
  });
};

/** All that a new series says. 400 where its numbers are not free. */
export const seriesDifferences = async (tx: Tx, asked: NewSeries): Promise<Difference[]> => {
  await mustBeFree(tx, asked);
  return Object.entries(asked).map(([field, value]) => ({ field, before: null, after: String(value) }));
};

type Written = NewSeries & { nextNumber: number };
const NEW = writtenOf<Written>('receipt_series s')({
  branch: text('s.branch'),
  issuerName: text('s.issuer_name'),
  issuerTin: text('s.issuer_tin'),
  issuerAddress: text('s.issuer_address'),
  isVatRegistered: flag('s.is_vat_registered'),
  prefix: text('s.prefix'),
  firstNumber: size('s.first_number'),
  lastNumber: size('s.last_number'),
  nextNumber: size('s.next_number'),
  certificate: text('s.certificate'),
  certificateDay: day('s.certificate_day'),
  fromDay: day('s.from_day'),
});
const INSERT = `insert into receipt_series (checked_at, maker_id, made_by, checker_id, checked_by, ${namesOf(NEW)})
  select $1, r.maker_id, r.maker, r.checker_id, r.checker, ${placesOf(NEW, 3)} from approval_request r where r.id = $2`;

/** Writes a new series, agreed by maker and checker of its request. */
export const addSeries = async (tx: Tx, asked: NewSeries, { requestId, at }: Made): Promise<void> => {
  await mustBeFree(tx, asked);
  const written = NEW.write({ ...asked, nextNumber: asked.firstNumber });
  const values = [at, requestId, ...Object.values(written)];
  await tx.query({ name: 'insert-series', text: INSERT, values });
};
