import type { SettlementRun } from '#contract/finance/settlements.ts';
import { pathOf } from '#domain/pages.ts';
import type { FilterDef } from '../../components/admin/list/filters/filterDefs.ts';
import { ListedDays } from '../../components/admin/list/ListedDays.tsx';
import { ListPage } from '../../components/admin/list/ListPage.tsx';
import { useMenuLabel } from '../../components/shell/menuTable.ts';
import { ExemptPanel } from './ExemptPanel.tsx';
import { RunButton } from './RunButton.tsx';
import { runColumns } from './runColumns.tsx';
import { WaitingPanel } from './WaitingPanel.tsx';

const FILTERS: readonly FilterDef[] = [{ kind: 'days', field: 'day', label: 'settlement.field.day' }];

/** The payouts of a day. */
const payoutsOf = ({ day }: SettlementRun): string =>
  `${pathOf('payoutList')}?filter=${encodeURIComponent(JSON.stringify({ day: { gte: day, lte: day } }))}`;

/** How days were settled, with what still waits above them. */
export const SettlementPage = () => (
  <ListPage<SettlementRun>
    resource="settlement-runs"
    title={useMenuLabel('settlement')}
    intro="settlement.intro"
    action={<RunButton />}
    notice={
      <>
        <WaitingPanel />
        <ExemptPanel />
        <ListedDays />
      </>
    }
    columns={runColumns}
    filters={FILTERS}
    pathOfRow={payoutsOf}
    emptyHint="settlement.empty"
  />
);
