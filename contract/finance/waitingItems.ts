import { z } from 'zod';
import { MDR_TYPES } from '#domain/records/mdrRates.ts';
import { WAIT_REASONS } from '#domain/settlement/run/waitReasons.ts';
import { id, instant } from '../envelope.ts';

/** Pesos, a decimal string with two places. */
const money = z.string();
const count = z.number().int();

const waitingSum = {
  count,
  /** Payments and refunds added up, whichever way they go. */
  amount: money,
  firstDay: z.string(),
  lastDay: z.string(),
};
/** Those of them that wait for the same. */
const waitingPart = z.object({
  /** All that is not known of them; nothing: the next run takes them. */
  reasons: z.array(z.enum(WAIT_REASONS)),
  ...waitingSum,
});
export type WaitingPart = z.infer<typeof waitingPart>;
/** What is missing can be on its way: a change that waits for a second person, or was approved and takes effect later. */
const changeUnderWay = z.object({
  reason: z.enum(WAIT_REASONS),
  /** Null where it was not approved yet. */
  dtimeEffective: instant.nullable(),
});
export type ChangeUnderWay = z.infer<typeof changeUnderWay>;

/** Items of a store and product that no run has taken yet, though their day is closed: one on the desk, whatever they wait for. */
export const waitingItems = z.object({
  partnerId: id,
  partnerName: z.string(),
  merchantId: id,
  merchantName: z.string(),
  transactionType: z.enum(MDR_TYPES),
  ...waitingSum,
  /** By what is not known, that which waits longest first. */
  parts: z.array(waitingPart),
  /** Of what it waits for, one a reason. */
  underWay: z.array(changeUnderWay),
});
export type WaitingItems = z.infer<typeof waitingItems>;
