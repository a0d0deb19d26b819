import { COUNT_CAP } from '#contract/list.ts';
import {
  APPLICATION_TABS,
  PARTNER_TABS,
  partnerTabs,
  type StatePredicate,
} from '#domain/records/recordTabs.ts';
import { os } from '../../http/os.ts';
import { statesWhere } from '../../lists/byStates.ts';
import { type Asker, askerOf } from '../../records/asker.ts';
import { tabFor } from './applicationSource.ts';

type Tabs = readonly (readonly [tab: string, holds: StatePredicate])[];

const settled: Tabs = PARTNER_TABS.map((tab) => [tab, partnerTabs[tab]]);
const LISTS: Readonly<Record<'partners' | 'merchants' | 'applications', (asker: Asker) => Tabs>> = {
  partners: () => settled,
  merchants: () => settled,
  applications: (asker) => APPLICATION_TABS.map((tab) => [tab, tabFor(asker)(tab)]),
};

/** One statement for all tabs, each counted to just above the cap. */
const statement = (table: 'partner' | 'merchant', tabs: Tabs): string =>
  tabs
    .map(([tab, holds], at) => {
      const where = holds === partnerTabs.all ? 'true' : statesWhere('r.status', 'r.workflow_status', holds);
      return `select ${at} as at, '${tab}' as tab,
        (select count(*)::int from (select 1 from ${table} r where ${where} limit ${COUNT_CAP + 1}) c) as n`;
    })
    .join('\nunion all\n');

/** How many records each tab of a list page holds, for the user who asks. */
export const getTabCounts = os.applications.getTabCounts.handler(async ({ input, context }) => {
  const { type } = input.params;
  const tabs = LISTS[type](askerOf(context));
  const text = `${statement(type === 'merchants' ? 'merchant' : 'partner', tabs)} order by at`;
  const rows = await context.tx.query<{ tab: string; n: number }>({ text });
  const list = rows.map(({ tab, n }) => ({ tab, count: Math.min(n, COUNT_CAP), isAtLeast: n > COUNT_CAP }));
  return { data: { list } };
});
