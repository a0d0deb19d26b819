import { z } from 'zod';
import { formatMoney } from '#domain/money.ts';
import { needsNotes, REFUND_REASONS } from '#domain/transactions/refundReasons.ts';
import { REFUND_REFUSALS } from '#domain/transactions/refundRefusal.ts';
import { REFUND_STATUSES } from '#domain/transactions/refundStatus.ts';
import { REFUND_TYPES } from '#domain/transactions/refundTypes.ts';
import { call } from '../call.ts';
import { envelope, id, idParams, instant } from '../envelope.ts';
import { line } from '../line.ts';
import { own } from '../messages/own.ts';
import { lastFour, noted, paidAmount } from './paid.ts';

const told = z.string().nullable();
/** Pesos, a decimal string with two places. */
const money = z.string();

/** A refund of a payment. Days are Manila's. */
export const refund = z.object({
  id,
  refundAmount: money,
  refundReason: z.enum(REFUND_REASONS),
  refundCreatedDate: instant,
  /** Which items it is of, "2 × Stand fan, 1 × Kettle"; null where none was named. */
  refundedItems: told,
  notes: told,
  status: z.enum(REFUND_STATUSES),
  requestedBy: told,
  /** Of one above the limit: who decided, and the request to the second person. */
  decidedBy: told,
  dtimeDecided: instant.nullable(),
  approvalRequestId: id.nullable(),
  dtimeSent: instant.nullable(),
  dtimeEnded: instant.nullable(),
  settledDay: told,
  processorReference: told,
  /** Why it was refused or failed. */
  failure: told,
  /** The equal refund of the payment a few minutes before; its requester confirmed that this is another one. */
  sameRefundAs: id.nullable(),
});
export type Refund = z.infer<typeof refund>;

/** What holds for a refund that is asked for now. */
export const refundTerms = z.object({
  /** Why there can be none; null where there can. */
  refusal: z.enum(REFUND_REFUSALS).nullable(),
  /** The last day on which there can be one. */
  lastDay: z.string(),
  /** All refunds of the payment up to this amount need nobody else. */
  limit: money,
  /** Whether a processor is set up that pays refunds out; without one they wait to be sent. */
  hasProcessor: z.boolean(),
});

const NOTES_NEEDED = own({
  en: 'Say in the notes what the reason is',
  fil: 'Sabihin sa mga tala kung ano ang dahilan',
});

const wanted = z
  .strictObject({
    /** Pesos, two places. */
    refundAmount: paidAmount.transform((centavos) => formatMoney(centavos)),
    refundReason: z.enum(REFUND_REASONS),
    notes: noted(500).optional(),
    /** FULL: `refundAmount` is all that is left, or the call is refused with what is. */
    refundType: z.enum(REFUND_TYPES).optional(),
    /** Which items it is of; they do not decide on the amount. */
    refundProducts: z
      .array(
        z.strictObject({
          itemId: z.string().regex(/^\d{1,3}$/),
          quantity: z.number().int().min(1).max(100_000),
        }),
      )
      .max(100)
      .optional(),
    /** Where they are given, they are those of the payment. */
    ccAccountNumber: lastFour.optional(),
    transactionRefNumber: line(60).min(1).optional(),
    /** The id that rule_same_refund answered: its amount is the same, and this is another refund. */
    confirmSameRefund: id.optional(),
  })
  .refine(({ refundReason, notes }) => notes !== undefined || !needsNotes(refundReason), {
    path: ['notes'],
    message: NOTES_NEEDED,
  });
export type WantedRefund = z.output<typeof wanted>;

/**
 * Refunds a payment, as a whole or in part. An `Idempotency-Key` has one effect for ever: the same with the same body answers the same
 * again, with another body 409; what became of the refund since stands with its payment. 202 where a second person decides. 409
 * rule_same_refund with an id in `earlier` where the payment had a refund of the same amount in the last 10 minutes, whatever the keys:
 * `confirmSameRefund` continues. 422 rule_refund_left with `remainingRefundAmount` when more is asked for than is left, rule_not_refundable for a payment that
 * takes no refund.
 */
export const refundTransaction = call('POST', '/api/transactions/{id}/refund', {
  access: 'permission',
  needs: { all: [['PT_VIEW'], ['PT_EDIT']] },
  mayWait: true,
  proof: 'money',
})
  .input(z.object({ params: idParams, body: wanted }))
  .output(envelope(z.object({ refund, remainingRefundAmount: money })));
