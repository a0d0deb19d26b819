import type { Desk, DeskDue, DeskEvent, DeskPayments } from '#contract/desk.ts';
import { manilaDate } from '#domain/day.ts';
import type { Language } from '#domain/sentence.ts';
import type { DeskPart } from '../../desk/deskPart.ts';
import type { DeskQueue, Sitter } from '../../desk/deskQueue.ts';
import { openedPart } from '../../desk/openedPart.ts';
import { queueParts } from '../../desk/queueParts.ts';
import type { Asker } from '../../records/asker.ts';

/** All that stands on the desk, as `registries/desk.ts` hands it over. */
export interface DeskContents {
  queues: readonly DeskQueue[];
  dues: (sitter: Sitter) => DeskPart<DeskDue[]> | null;
  payments: (sitter: Sitter) => DeskPart<DeskPayments> | null;
  /** Area by area; the newest of all of them are shown. */
  events: readonly ((sitter: Sitter) => DeskPart<DeskEvent[]> | null)[];
}

/** What one part adds to the desk. */
export type Laid = Partial<Omit<Desk, 'dtimeRead'>>;

const part = <T>(one: DeskPart<T> | null, as: (value: T) => Laid): DeskPart<Laid>[] =>
  one ? [{ sql: one.sql, present: (found) => as(one.present(found)) }] : [];

/** The parts of somebody's desk, each to be read in the same statement. */
export const deskParts = (
  { queues, dues, payments, events }: DeskContents,
  asker: Asker,
  language: Language,
): DeskPart<Laid>[] => {
  const sitter: Sitter = { ...asker, today: manilaDate(asker.now), language };
  return [
    ...queueParts(queues, sitter).flatMap((one) => part(one, (queue) => ({ queues: [queue] }))),
    ...part(dues(sitter), (list) => ({ dues: list })),
    ...part(payments(sitter), (sums) => ({ payments: sums })),
    ...events.flatMap((tell) => part(tell(sitter), (list) => ({ events: list }))),
    ...part(openedPart(sitter), (list) => ({ opened: list })),
  ];
};
