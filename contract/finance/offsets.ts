import { z } from 'zod';
import { MDR_TYPES } from '#domain/records/mdrRates.ts';
import { OFFSET_STATES } from '#domain/settlement/offsetState.ts';
import { any, call } from '../call.ts';
import { envelope, id, idParams, wholeList } from '../envelope.ts';
import { filter, listOf, listQuery, wholeQuery } from '../list.ts';
import { rangeOfDays } from './rangeOfDays.ts';
import { recordChoice } from './recordChoice.ts';

/** Pesos, a decimal string with two places. */
const money = z.string();

/** A line that owes: its refunds were more than its sales brought. `day` is its run's; original = applied + rest. */
const offsetRow = z.object({
  id,
  day: z.string(),
  partnerId: id,
  partnerName: z.string(),
  merchantId: id,
  merchantName: z.string(),
  hsisSalesRoomCode: z.string(),
  transactionType: z.enum(MDR_TYPES),
  gross: money,
  refunds: money,
  /** What the line owes, above zero. */
  original: money,
  /** What was set off against it so far. */
  applied: money,
  rest: money,
  state: z.enum(OFFSET_STATES),
  payeeName: z.string(),
});
export type OffsetRow = z.infer<typeof offsetRow>;

/** What of a line was set off in which payout. */
const application = z.object({
  id,
  payoutId: id,
  /** The run's day of the payout; null where the payout is another's. */
  day: z.string().nullable(),
  amount: money,
  /** What the line still owed afterwards. */
  rest: money,
});
const offset = offsetRow.extend({
  /** The oldest first. */
  applications: z.array(application),
});
export type Offset = z.infer<typeof offset>;

export const OFFSET_SORTS = ['day', 'original', 'id'] as const;
export const offsetFilters = {
  id: filter.ids(),
  day: rangeOfDays,
  partnerId: filter.ids(),
  merchantId: filter.ids(),
  transactionType: filter.oneOf(MDR_TYPES),
  state: filter.oneOf(OFFSET_STATES),
};

const view = { ...any('OFFSET_REPORT_VIEW', 'OFFSET_VIEW'), addition: true } as const;

/** The offset report: lines that owe, and what later days set off against them. */
export const offsets = {
  /** Without days those of the last 31; of whichever day where `state` asks for what is still owed. */
  listOffsets: call('GET', '/api/offset-report', view)
    .input(z.object({ query: listQuery(offsetFilters, OFFSET_SORTS) }))
    .output(listOf(offsetRow)),
  /** The lines that owe and are filtered as a PDF, sideways, with their sums: 2,000 at most. 422 rule_report_long. */
  printOffsets: call('GET', '/api/offset-report/print', {
    ...view,
    ownTransaction: true,
    inView: 'file',
    heavy: true,
  })
    .input(z.object({ query: wholeQuery(offsetFilters, OFFSET_SORTS) }))
    .output(z.file()),
  /** Partners of whose stores one may see lines, by a part of their name or code: twenty at most. */
  listOffsetPartners: call('GET', '/api/offset-report/partners', view)
    .input(z.object({ query: recordChoice.ofPartner }))
    .output(wholeList(recordChoice.row)),
  listOffsetStores: call('GET', '/api/offset-report/stores', view)
    .input(z.object({ query: recordChoice.ofStore }))
    .output(wholeList(recordChoice.row)),
  getOffset: call('GET', '/api/offset-report/{id}', view)
    .input(z.object({ params: idParams }))
    .output(envelope(offset)),
};
