import type { ChartWeek } from '#contract/desk.ts';
import { manilaDayStart } from '#domain/day.ts';
import { chartWeeks } from '#domain/desk/deskCharts.ts';
import { opensPage } from '#domain/desk/deskQueues.ts';
import type { ApplicationMove } from '#domain/review/applicationMoves.ts';
import type { DeskPart } from '../../desk/deskPart.ts';
import type { Sitter } from '../../desk/deskQueue.ts';

type Outcome = Exclude<keyof ChartWeek, 'day'>;
const MOVES: Readonly<Record<Outcome, readonly ApplicationMove[]>> = {
  handedIn: ['submit', 'resubmit'],
  approved: ['approve'],
  incomplete: ['incomplete'],
  rejected: ['reject'],
};
const OUTCOMES = Object.entries(MOVES);
const NONE = { handedIn: 0, approved: 0, incomplete: 0, rejected: 0 };
const listed = (moves: readonly string[]) => moves.map((move) => `'${move}'`).join(', ');
const COUNTS = OUTCOMES.map(
  ([name, moves]) => `'${name}', count(*) filter (where e.action in (${listed(moves)}))`,
).join(', ');

/** What was handed in and what became of it, week by week, for whoever sees applications. */
export const movesChart = ({ user, today }: Sitter): DeskPart<ChartWeek[]> | null => {
  const mondays = chartWeeks(today);
  const first = manilaDayStart(mondays[0] ?? today);
  return opensPage('applicationList', user)
    ? {
        sql: (bind) => `(select coalesce(jsonb_agg(w.counts), '[]') from (
          select jsonb_build_object('day', date_trunc('week', e.created_at at time zone 'Asia/Manila')::date, ${COUNTS}) as counts
          from application_event e where e.created_at >= ${bind(first)}::timestamptz
          and e.action in (${listed(Object.values(MOVES).flat())})
          group by date_trunc('week', e.created_at at time zone 'Asia/Manila')) w)`,
        present: (found: ChartWeek[]) => {
          const known = new Map(found.map((week) => [week.day, week]));
          return mondays.map((day) => known.get(day) ?? { day, ...NONE });
        },
      }
    : null;
};
