import type { ChartRegion } from '#contract/desk.ts';
import { opensPage } from '#domain/desk/deskQueues.ts';
import { pathOf } from '#domain/pages.ts';
import type { DeskPart } from '../../desk/deskPart.ts';
import type { Sitter } from '../../desk/deskQueue.ts';

type Found = Pick<ChartRegion, 'name' | 'count'> & { id: ChartRegion['regionId'] };

/** The stores of the reader's reach by region, the most first, for whoever sees stores. */
export const regionsChart = ({ user }: Sitter): DeskPart<ChartRegion[]> | null =>
  opensPage('merchantList', user)
    ? {
        sql: () => `(select coalesce(jsonb_agg(to_jsonb(c) order by c.count desc, c.id), '[]') from (
          select m.region_id as id, (select r.name from region r where r.id = m.region_id) as name, count(*) as count
          from merchant m where m.region_id is not null group by m.region_id) c)`,
        present: (found: Found[]) =>
          found.map(({ id: regionId, ...region }) => ({
            regionId,
            ...region,
            list: `${pathOf('merchantList')}?filter=${encodeURIComponent(JSON.stringify({ regionId }))}`,
          })),
      }
    : null;
