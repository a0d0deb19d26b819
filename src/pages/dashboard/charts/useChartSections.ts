import { seesCharts, seesRegions } from '#domain/desk/deskCharts.ts';
import { opensPage } from '#domain/desk/deskQueues.ts';
import type { PageName } from '#domain/pages.ts';
import { useHeld } from '../../../components/admin/Can.tsx';
import { useUser } from '../../../components/shell/useUser.ts';
import { CHART_SECTIONS, type ChartSection } from '../arrange/sectionsOf.ts';

const LISTS: Readonly<Record<ChartSection, PageName>> = {
  'chart.payments': 'transactionList',
  'chart.payouts': 'payoutList',
  'chart.applications': 'applicationList',
  'chart.regions': 'merchantList',
};

/** The charts that the user is shown, by the rules that the server goes by. */
export const useChartSections = (): ChartSection[] => {
  const { type, accessLevel } = useUser();
  const reader = { type, accessLevel, permissions: useHeld() };
  return CHART_SECTIONS.filter((key) => {
    const sees = key === 'chart.regions' ? seesRegions : seesCharts;
    return sees(reader) && opensPage(LISTS[key], reader);
  });
};
