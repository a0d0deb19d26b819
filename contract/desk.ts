import { z } from 'zod';
import { DESK_QUEUES } from '#domain/desk/deskQueues.ts';
import { DUE_FORMS } from '#domain/desk/quarterDues.ts';
import { OPENED_KINDS } from '#domain/desk/recentlyOpened.ts';
import { call } from './call.ts';
import { envelope, id, instant, noInput } from './envelope.ts';
import { day } from './shapes/code.ts';

const count = z.number().int();
/** A page of the portal, with the filters of its list. */
const address = z.string();

const row = z.object({
  id,
  /** The record in words. */
  title: z.string(),
  /** What about it, in the reader's language. */
  about: z.string().nullable(),
  /** Since when it waits; null where it ends with a day instead. */
  dtimeSince: instant.nullable(),
  endDay: day.nullable(),
  /** Where the next step is taken. */
  to: address,
});
export type DeskRow = z.infer<typeof row>;

const queue = z.object({
  name: z.enum(DESK_QUEUES),
  /** As many as its list holds under the same filter, exact to 10,000. */
  total: count,
  totalIsAtLeast: z.literal(true).optional(),
  /** How many have waited 0 to 2, 3 to 7, and 8 or more days; null where it ends with a day. */
  waited: z.object({ fresh: count, week: count, long: count }).nullable(),
  /** The first of them: what has waited longest, or ends first. */
  rows: z.array(row),
  list: address,
  /** Whether the reader may take the next step; who may not reads how it stands. */
  mayStep: z.boolean(),
});
export type DeskQueueView = z.infer<typeof queue>;

const due = z.object({
  form: z.enum(DUE_FORMS),
  quarter: z.string(),
  day,
  /** Certificates of that quarter that are issued; null where it is not about them. */
  issued: count.nullable(),
});
export type DeskDue = z.infer<typeof due>;

const sums = z.object({
  count,
  /** Pesos, a decimal string with two places. */
  amount: z.string(),
});
/** Payments that stand, of the reader's reach. */
const payments = z.object({ day, today: sums, before: sums, list: address });
export type DeskPayments = z.infer<typeof payments>;

const event = z.object({
  id: z.string(),
  dtime: instant,
  /** What happened, in the reader's language, around what it is about: "Dalisay sent back", the store, and what follows. */
  before: z.string(),
  title: z.string(),
  after: z.string(),
  /** Why, in the words of whoever did it, or of whom it is. */
  detail: z.string().nullable(),
  to: address,
});
export type DeskEvent = z.infer<typeof event>;

const opened = z.object({
  kind: z.enum(OPENED_KINDS),
  /** What its address names it. */
  id: z.string(),
  /** As it is called now. */
  title: z.string(),
  /** Its store, partner, day or the like. */
  about: z.string().nullable(),
  to: address,
});
export type DeskOpened = z.infer<typeof opened>;

const deskAnswer = z.object({
  /** When it was read: all of it in one statement. */
  dtimeRead: instant,
  queues: z.array(queue),
  dues: z.array(due),
  payments: payments.nullable(),
  /** What happened last in the reader's reach, the newest first; null to whoever is not told of anything. */
  events: z.array(event).nullable(),
  /** What the reader opened last and may still read, the latest first. */
  opened: z.array(opened),
});
export type Desk = z.infer<typeof deskAnswer>;

const dayOf = sums.extend({ day, list: address });
/** Days in their order, none left out, each with the list of what it is the sum of. */
const days = z.array(dayOf);
export type ChartDay = z.infer<typeof dayOf>;

const week = z.object({
  /** The Monday with which it begins. */
  day,
  ...{ handedIn: count, approved: count, incomplete: count, rejected: count },
});
export type ChartWeek = z.infer<typeof week>;

const region = z.object({ regionId: z.string(), name: z.string(), count, list: address });
export type ChartRegion = z.infer<typeof region>;

/** Each of them null to whoever may not open its list. */
const chartsAnswer = z.object({
  dtimeRead: instant,
  /** Payments that stand, by the day of the payment. */
  payments: days.nullable(),
  /** What was to be paid out, by the day of its settlement. */
  payouts: days.nullable(),
  /** What was done to applications, by week; moves, not records: sent back twice counts twice. */
  applications: z.array(week).nullable(),
  /** Stores by region, the most first; one without any is left out. */
  regions: z.array(region).nullable(),
});
export type DeskCharts = z.infer<typeof chartsAnswer>;

/** What needs somebody today: each queue whose list they may open, with its first rows; and what the last weeks came to. */
export const desk = {
  getDesk: call('GET', '/api/desk', { access: 'session', addition: true })
    .input(noInput)
    .output(envelope(deskAnswer)),
  /** Fetched once the charts come into view. */
  getDeskCharts: call('GET', '/api/desk/charts', { access: 'session', addition: true })
    .input(noInput)
    .output(envelope(chartsAnswer)),
};
