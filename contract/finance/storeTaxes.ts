import { z } from 'zod';
import { storeTaxFields as fields } from '#domain/fields/settlement/storeTax.ts';
import { approvalRow } from '../approvals.ts';
import { any, call } from '../call.ts';
import { envelope, id, idParams, instant, version } from '../envelope.ts';
import { editNeeds } from '../merchants.ts';
import { day, named } from '../shapes/code.ts';
import { lineOf } from '../shapes/lineOf.ts';

const storeTax = z.object({
  id,
  isEwt: z.boolean(),
  isTwa: z.boolean(),
  /** The first business day on which it holds. */
  effectiveFrom: z.string(),
  /** What shows it, as whoever set it says. */
  evidence: named,
  createdBy: named,
  dtimeCreated: instant,
});
export type DatedTax = z.infer<typeof storeTax>;

/** How a store is taxed from a business day on: tomorrow or later once it trades, or while payments wait for it. */
export const storeTaxChange = z.strictObject({
  isEwt: z.boolean(),
  isTwa: z.boolean(),
  effectiveFrom: day,
  evidence: lineOf(fields.evidence),
});
export type StoreTaxChange = z.output<typeof storeTaxChange>;

/** Since when tax is withheld of a store, and since when it withholds itself. */
export const storeTaxes = {
  /** What holds today, what comes, what was before (the newest first), and the change that waits for a second person. */
  getStoreTaxes: call('GET', '/api/merchants/{id}/taxes', {
    ...any('PAR_VIEW', 'MER_VIEW', 'PM_VIEW'),
    addition: true,
  })
    .input(z.object({ params: idParams }))
    .output(
      envelope(
        z.object({
          current: storeTax.nullable(),
          coming: z.array(storeTax),
          history: z.array(storeTax),
          request: approvalRow.nullable(),
          /** Days before the first taxes of which payments wait, `before` not among them: a change may begin on them. For staff alone. */
          untaxed: z.object({ since: z.iso.date(), before: z.iso.date() }).nullable(),
          version,
        }),
      ),
    ),
  /**
   * Staff change taxes: at once while the application is under review, else by a second person. 400 for a first day that is today or
   * has passed, unless payments of it wait as nothing was said, 422 rule_not_editable, rule_unchanged.
   */
  changeStoreTaxes: call('POST', '/api/merchants/{id}/taxes', {
    ...{ access: 'permission', needs: editNeeds, userType: 'INTERNAL' },
    versioned: true,
    addition: true,
  })
    .input(z.object({ params: idParams, body: storeTaxChange }))
    .output(envelope(z.object({ id, version, approvalRequestId: id.nullable() }))),
};
