import type { DeskDue } from '#contract/desk.ts';
import { opensPage } from '#domain/desk/deskQueues.ts';
import { quarterDues } from '#domain/desk/quarterDues.ts';
import { quarterBefore, quarterDays, quarterOf } from '#domain/settlement/certificates/quarter.ts';
import type { DeskPart } from '../../desk/deskPart.ts';
import type { Sitter } from '../../desk/deskQueue.ts';

interface Found {
  issued: number;
  settled: boolean;
}

/** What the quarters ask of us next, for staff who see form 2307. */
export const duesDesk = ({ user, today }: Sitter): DeskPart<DeskDue[]> | null => {
  if (user.type !== 'INTERNAL' || !opensPage('certificateList', user)) return null;
  const last = quarterBefore(quarterOf(today));
  const { from, to } = quarterDays(last);
  return {
    sql: (bind) => `jsonb_build_object(
      'issued', (select count(distinct c.payee) from certificate_2307 c where c.quarter = ${bind(last)}),
      'settled', exists (select from settlement_run r where r.day between ${bind(from)}::date and ${bind(to)}::date))`,
    // Of a quarter in which nothing was settled nothing is due.
    present: ({ issued, settled }: Found) =>
      quarterDues(today, (quarter) => quarter !== last || !settled || issued > 0).map((due) => ({
        ...due,
        issued: due.form === '2307' && due.quarter === last ? issued : null,
      })),
  };
};
