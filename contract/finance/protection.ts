import { z } from 'zod';
import { protectionFields } from '#domain/fields/settlement/protection.ts';
import { PROTECTION_STATES } from '#domain/settlement/protection/protectionState.ts';
import { any, type CallMeta, call } from '../call.ts';
import { envelope, id, idParams, instant, version, wholeList } from '../envelope.ts';
import { filter, listOf, listQuery } from '../list.ts';
import { named } from '../shapes/code.ts';
import { lineOf } from '../shapes/lineOf.ts';
import { monthsFilter } from './monthsFilter.ts';
import { recordChoice } from './recordChoice.ts';

/** Pesos, a decimal string with two places. */
const money = z.string();
const count = z.number().int();
const told = z.string().nullable();

const figures = {
  gross: money,
  refunds: money,
  commission: money,
  taxOnCommission: money,
  withholdingTax: money,
  ewt: money,
  net: money,
};

/** The receipt of a partner and month: what the month's settled lines came to, and the paper once it is there. */
const row = z.object({
  id,
  /** YYYY/MM. */
  month: z.string(),
  partnerId: id,
  partnerName: z.string(),
  hsisCode: told,
  state: z.enum(PROTECTION_STATES),
  lineCount: count,
  storeCount: count,
  ...figures,
  /** Of the paper that counts, the last one that was uploaded. */
  fileName: told,
  uploadCount: count,
  dtimeUploaded: instant.nullable(),
  uploadedBy: named,
  version,
});
export type ProtectionRow = z.infer<typeof row>;

const upload = z.object({
  id,
  /** From 1 on; the highest counts. */
  number: count,
  name: z.string(),
  mediaType: z.string(),
  /** Bytes. */
  size: count,
  /** Why it took the place of the one before; null of the first. */
  reason: told,
  dtimeUploaded: instant,
  uploadedBy: z.string(),
});
export type ProtectionUpload = z.infer<typeof upload>;

const receipt = row.extend({
  /** Every paper that was uploaded, the last one first. */
  uploads: z.array(upload),
});
export type ProtectionReceipt = z.infer<typeof receipt>;

const totals = z.object({
  count,
  pendingCount: count,
  ...figures,
  /** The months of which there are receipts, the latest first. */
  byMonth: z.array(
    z.object({ month: z.string(), count, pendingCount: count, gross: money, commission: money, net: money }),
  ),
});
export type ProtectionTotals = z.infer<typeof totals>;

export const PROTECTION_SORTS = ['month', 'partnerName', 'commission', 'net', 'id'] as const;
export const protectionFilters = {
  id: filter.ids(),
  q: filter.text(),
  partnerId: filter.ids(),
  month: monthsFilter,
  state: filter.oneOf(PROTECTION_STATES),
};

const staff = { userType: 'INTERNAL', addition: true } as const;
/** Whoever uploads sees what there is to upload. */
const view = { ...any('HC_PROTECT_VIEW', 'HC_PROTECT_CREATE'), ...staff } as const satisfies CallMeta;
const handle = { ...any('HC_PROTECT_CREATE'), ...staff } as const satisfies CallMeta;
const BASE = '/api/home-credit-protect';

/** Receipts of the protection product, one a partner and month. */
export const protection = {
  /** Without months those of the last twelve; of whichever month where `state` asks for what is pending, or `id` names them. */
  listProtectionReceipts: call('GET', BASE, view)
    .input(z.object({ query: listQuery(protectionFilters, PROTECTION_SORTS) }))
    .output(listOf(row)),
  /** What the receipts come to that are filtered, as the list is. */
  getProtectionTotals: call('GET', `${BASE}/totals`, view)
    .input(z.object({ query: z.strictObject(protectionFilters) }))
    .output(envelope(totals)),
  /** Partners by a part of their name or code: twenty at most. */
  listProtectionPartners: call('GET', `${BASE}/partners`, view)
    .input(z.object({ query: recordChoice.ofPartner }))
    .output(wholeList(recordChoice.row)),
  getProtectionReceipt: call('GET', `${BASE}/{id}`, view)
    .input(z.object({ params: idParams }))
    .output(envelope(receipt)),
  /** The paper of a receipt to look at: the one that counts, or the one that `uploadId` names. Each look stands in the audit trail. 404. */
  viewProtectionFile: call('GET', `${BASE}/{id}/file`, { ...handle, inView: 'file', heavy: 'preview' })
    .input(z.object({ params: idParams, query: z.strictObject({ uploadId: id.optional() }) }))
    .output(z.file()),
  /**
   * Uploads the paper of a receipt: pdf, jpg, jpeg or png of at most 10 MB, by extension and by content. One that is there is kept in the
   * history, and `reason` says why it is replaced. Answers what is pending next, the oldest first. 400 on `reason`, 404, 428, 409 with the
   * receipt, 413, 422 on `file`.
   */
  uploadProtectionReceipt: call('POST', `${BASE}/{id}/uploads`, {
    ...handle,
    upload: 'receipt',
    heavy: true,
    versioned: true,
  })
    .input(
      z.object({
        params: idParams,
        body: z.strictObject({ file: z.file(), reason: lineOf(protectionFields.reason).optional() }),
      }),
    )
    .output(envelope(z.object({ receipt, next: row.nullable(), pendingCount: count }))),
};
