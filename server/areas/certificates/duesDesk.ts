import type { DeskDue } from '#contract/desk.ts';
import { opensPage } from '#domain/desk/deskQueues.ts';
import { quarterDues } from '#domain/desk/quarterDues.ts';
import { dueDayOf, quarterBefore, quarterDays, quarterOf } from '#domain/settlement/certificates/quarter.ts';
import type { DeskPart } from '../../desk/deskPart.ts';
import type { Sitter } from '../../desk/deskQueue.ts';
import { waitingPayees } from './waitingPayees.ts';

interface Found {
  issued: number;
  settled: boolean;
  waiting: unknown;
}

/** What the quarters ask of us next, for staff who see form 2307. */
export const duesDesk = ({ user, today }: Sitter): DeskPart<DeskDue[]> | null => {
  if (user.type !== 'INTERNAL' || !opensPage('certificateList', user)) return null;
  const last = quarterBefore(quarterOf(today));
  const { from, to } = quarterDays(last);
  const waiting = waitingPayees(last);
  // Until its day has passed a quarter stands here anyway.
  const isPast = dueDayOf(last) < today;
  return {
    sql: (bind) => `jsonb_build_object(
      'issued', (select count(distinct c.payee) from certificate_2307 c where c.quarter = ${bind(last)}),
      'settled', exists (select from settlement_run r where r.day between ${bind(from)}::date and ${bind(to)}::date),
      'waiting', ${isPast ? waiting.sql(bind) : 'null'})`,
    present: (found: Found) => {
      const isOpen = isPast && waiting.present(found.waiting as never);
      // Of a quarter in which nothing was settled nothing is due.
      return quarterDues(today, (quarter) => quarter !== last || !found.settled || !isOpen).map((due) => ({
        ...due,
        issued: due.form === '2307' && due.quarter === last ? found.issued : null,
      }));
    },
  };
};
