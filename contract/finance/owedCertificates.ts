import { z } from 'zod';
import { owedPaperFields } from '#domain/fields/settlement/owedCertificate.ts';
import { formatMoney } from '#domain/money.ts';
import { OWED_STATES } from '#domain/settlement/certificates/owedState.ts';
import { any, type CallMeta, call } from '../call.ts';
import { envelope, id, idParams, instant, version } from '../envelope.ts';
import { filter, listOf, listQuery } from '../list.ts';
import { day } from '../shapes/code.ts';
import { lineOf } from '../shapes/lineOf.ts';
import { paidAmount } from './paid.ts';

/** Pesos, a decimal string with two places. */
const money = z.string();
const count = z.number().int();
const told = z.string().nullable();

/** What a payee withheld of our commission in a quarter, and what of it is certified to us. */
const row = z.object({
  id,
  quarter: z.string(),
  /** Nine digits and five of the branch, the head office being zeros; null where no TIN was known when the quarter was settled. */
  payeeTin: told,
  payeeName: z.string(),
  /** Of the payee's last line. */
  partnerId: id,
  partnerName: z.string(),
  state: z.enum(OWED_STATES),
  lineCount: count,
  storeCount: count,
  commission: money,
  /** The sum of what its lines withheld. */
  expected: money,
  /** The sum of the papers that count. */
  received: money,
  /** What is still to come; zero where more arrived. */
  missing: money,
  paperCount: count,
  /** When the last paper that counts arrived. */
  receivedOn: told,
  version,
});
export type OwedCertificateRow = z.infer<typeof row>;

const paper = z.object({
  id,
  amount: money,
  receivedOn: z.string(),
  name: z.string(),
  mediaType: z.string(),
  /** Bytes. */
  size: count,
  note: told,
  /** The paper whose place it took, and why. */
  replaces: told,
  reason: told,
  /** Another took its place: it does not count any more. */
  isReplaced: z.boolean(),
  dtimeRecorded: instant,
  recordedBy: z.string(),
});
export type OwedPaper = z.infer<typeof paper>;

/** What the lines of a store in a month come to. */
const part = z.object({
  /** YYYY/MM. */
  month: z.string(),
  partnerId: id,
  merchantId: id,
  merchantName: z.string(),
  lineCount: count,
  commission: money,
  withholdingTax: money,
});
export type OwedPart = z.infer<typeof part>;

const owed = row.extend({
  /** By month and store; they add up to what is expected. */
  parts: z.array(part),
  /** Every paper that was recorded, the last one first. */
  papers: z.array(paper),
});
export type OwedCertificate = z.infer<typeof owed>;

const totals = z.object({
  count,
  missingCount: count,
  partlyCount: count,
  expected: money,
  received: money,
  missing: money,
});
export type OwedTotals = z.infer<typeof totals>;

export const OWED_SORTS = ['quarter', 'payeeName', 'expected', 'received', 'missing', 'id'] as const;
export const owedFilters = {
  id: filter.ids(),
  q: filter.text(),
  quarter: filter.text(),
  partnerId: filter.ids(),
  state: filter.oneOf(OWED_STATES),
};

const staff = { userType: 'INTERNAL', addition: true } as const;
const view = { ...any('FM_VIEW_BIR_2307'), ...staff } as const satisfies CallMeta;
const handle = { ...any('FM_EDIT_RS'), ...staff } as const satisfies CallMeta;
const BASE = '/api/finance-management/owed-certificates';

/** Form 2307 that merchants owe us which withhold tax of our commission (top withholding agents, WC160): one a payee and quarter. */
export const owedCertificates = {
  /** Quarters that are settled to their end, the latest first. */
  listOwedCertificates: call('GET', BASE, view)
    .input(z.object({ query: listQuery(owedFilters, OWED_SORTS) }))
    .output(listOf(row)),
  /** What those come to that are filtered. */
  getOwedTotals: call('GET', `${BASE}/totals`, view)
    .input(z.object({ query: z.strictObject(owedFilters) }))
    .output(envelope(totals)),
  getOwedCertificate: call('GET', `${BASE}/{id}`, view)
    .input(z.object({ params: idParams }))
    .output(envelope(owed)),
  /** A paper that arrived, also one that was replaced. Each look stands in the audit trail. 404. */
  viewOwedPaper: call('GET', `${BASE}/{id}/file`, { ...view, inView: 'file', heavy: 'preview' })
    .input(z.object({ params: idParams, query: z.strictObject({ paperId: id }) }))
    .output(z.file()),
  /**
   * Records a certificate that arrived: pdf, jpg, jpeg or png of at most 10 MB, by extension and by content, what it certifies and when it
   * came. `replaces` names a paper whose place it takes, with a `reason`; that one is kept and does not count any more. Where more arrived
   * than is expected a `note` says why. Answers what is missing next, the oldest first. 400 on `amount`, `receivedOn`, `note`, `replaces` and
   * `reason`, 404, 428, 409 with the certificate, 413, 422 on `file`.
   */
  recordOwedPaper: call('POST', `${BASE}/{id}/papers`, {
    ...handle,
    upload: 'receipt',
    versioned: true,
    heavy: true,
  })
    .input(
      z.object({
        params: idParams,
        body: z.strictObject({
          file: z.file(),
          /** What the paper certifies, in pesos. */
          amount: paidAmount.transform((centavos) => formatMoney(centavos)),
          receivedOn: day,
          note: lineOf(owedPaperFields.note).optional(),
          replaces: id.optional(),
          reason: lineOf(owedPaperFields.reason).optional(),
        }),
      }),
    )
    .output(envelope(z.object({ owed, next: row.nullable(), openCount: count }))),
};
