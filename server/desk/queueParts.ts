import type { DeskQueueView } from '#contract/desk.ts';
import { COUNT_CAP } from '#contract/list.ts';
import { DESK_QUEUES, deskQueue, opensPage } from '#domain/desk/deskQueues.ts';
import { waitedFrom } from '#domain/desk/waitedFor.ts';
import type { Bind } from '../lists/source.ts';
import type { DeskPart } from './deskPart.ts';
import type { DeskQueue, FoundRow, Sitter } from './deskQueue.ts';

const FIRST = 3;

interface Counted {
  total: number;
  fresh: number;
  week: number;
}
/** What the statement of a desk answers of one queue. */
interface FoundQueue {
  counted: Counted;
  rows: FoundRow[];
}

/** The queues whose list somebody may open, each as a part of the desk's statement, in the order of the desk. */
export const queueParts = (queues: readonly DeskQueue[], sitter: Sitter): DeskPart<DeskQueueView>[] => {
  const { fresh, week } = waitedFrom(sitter.today);
  return queues
    .filter(({ name }) => opensPage(deskQueue[name].page, sitter.user))
    .toSorted((one, other) => DESK_QUEUES.indexOf(one.name) - DESK_QUEUES.indexOf(other.name))
    .flatMap((queue) => {
      const held = queue.heldFor(sitter);
      if (!held) return [];
      const isAged = deskQueue[held.name].by === 'age';
      const counts = (bind: Bind) =>
        isAged
          ? `'fresh', count(*) filter (where c.at >= ${bind(fresh)}::timestamptz),
            'week', count(*) filter (where c.at >= ${bind(week)}::timestamptz and c.at < ${bind(fresh)}::timestamptz)`
          : `'fresh', 0, 'week', 0`;
      return [
        {
          sql: (bind: Bind) => `jsonb_build_object(
            'counted', (select jsonb_build_object('total', count(*), ${counts(bind)}) from (${held.set(bind, COUNT_CAP + 1)}) c),
            'rows', (select coalesce(jsonb_agg(to_jsonb(q)), '[]') from (${held.first(bind, FIRST)}) q))`,
          present: ({ counted, rows }: FoundQueue): DeskQueueView => {
            const total = Math.min(counted.total, COUNT_CAP);
            const { fresh: young, week: older } = counted;
            return {
              name: held.name,
              total,
              ...(counted.total > COUNT_CAP ? { totalIsAtLeast: true as const } : {}),
              waited: isAged ? { fresh: young, week: older, long: Math.max(0, total - young - older) } : null,
              rows: rows.map(held.present),
              list: held.list,
              mayStep: held.mayStep,
            };
          },
        },
      ];
    });
};
