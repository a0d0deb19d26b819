import type { Desk, DeskDue, DeskEvent, DeskPayments } from '#contract/desk.ts';
import { manilaDate } from '#domain/day.ts';
import type { DeskPart } from '../../desk/deskPart.ts';
import type { DeskQueue, Sitter } from '../../desk/deskQueue.ts';
import { queueParts } from '../../desk/queueParts.ts';
import { readTogether } from '../../desk/readTogether.ts';
import { os } from '../../http/os.ts';
import { askerOf } from '../../records/asker.ts';

/** All that stands on the desk, as `registries/desk.ts` hands it over. */
export interface DeskContents {
  queues: readonly DeskQueue[];
  dues: (sitter: Sitter) => DeskPart<DeskDue[]> | null;
  payments: (sitter: Sitter) => DeskPart<DeskPayments> | null;
  events: (sitter: Sitter) => DeskPart<DeskEvent[]> | null;
}

type Answer = Partial<Omit<Desk, 'dtimeRead'>>;

const part = <T>(one: DeskPart<T> | null, as: (value: T) => Answer): DeskPart<Answer>[] =>
  one ? [{ sql: one.sql, present: (found) => as(one.present(found)) }] : [];

/** What needs the reader today, read in one statement under their own policies. */
export const getDesk = ({ queues, dues, payments, events }: DeskContents) =>
  os.desk.getDesk.handler(async ({ context }) => {
    const asker = askerOf(context);
    const sitter: Sitter = { ...asker, today: manilaDate(asker.now), language: context.language };
    const parts = [
      ...queueParts(queues, sitter).flatMap((one) => part(one, (queue) => ({ queues: [queue] }))),
      ...part(dues(sitter), (list) => ({ dues: list })),
      ...part(payments(sitter), (sums) => ({ payments: sums })),
      ...part(events(sitter), (list) => ({ events: list })),
    ];
    const answers = await readTogether(context.tx, parts);
    return {
      data: {
        dtimeRead: asker.now.toISOString(),
        queues: answers.flatMap((answer) => answer.queues ?? []),
        dues: answers.flatMap((answer) => answer.dues ?? []),
        payments: answers.find((answer) => answer.payments)?.payments ?? null,
        events: answers.find((answer) => answer.events)?.events ?? null,
      },
    };
  });
