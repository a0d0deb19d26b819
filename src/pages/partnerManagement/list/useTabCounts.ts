import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { countsKey } from '../../../components/admin/records/recordKeys.ts';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';
import type { RecordType } from '../../../providers/recordPaths.ts';

const figure = new Intl.NumberFormat('en-PH');

/** How many records each tab of a list holds, in figures; "10,000+" where counting stopped, nothing while it is unknown. */
export const useTabCounts = (type: RecordType): Readonly<Record<string, string>> => {
  const dataProvider = useDataProvider<SukiDataProvider>();
  const { data = [] } = useQuery({
    queryKey: countsKey(type),
    queryFn: () => dataProvider.getTabCounts(type),
  });
  return Object.fromEntries(
    data.map(({ tab, count, isAtLeast }) => [tab, `${figure.format(count)}${isAtLeast ? '+' : ''}`]),
  );
};
