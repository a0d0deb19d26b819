import { useListContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { LinkTabs } from '../../../components/admin/LinkTabs.tsx';
import type { RecordType } from '../../../providers/recordPaths.ts';
import { useTabCounts } from './useTabCounts.ts';

interface Props {
  type: RecordType;
  /** The first one narrows nothing. */
  tabs: readonly string[];
}

/** The address of the same list on another tab: filters and order stay, it begins at its first page. */
const addressOf = (search: string, values: Record<string, unknown>, tab: string | null): string => {
  const { tab: _, ...filters } = values;
  const query = new URLSearchParams(search);
  query.set('filter', JSON.stringify(tab ? { ...filters, tab } : filters));
  query.set('page', '1');
  return `?${query}`;
};

/** The tabs of a list with how many records each holds. */
export const RecordListTabs = ({ type, tabs }: Props) => {
  const translate = useTranslate();
  const { search } = useLocation();
  const { filterValues = {} } = useListContext();
  const counts = useTabCounts(type);
  const [first] = tabs;
  const current = typeof filterValues.tab === 'string' ? filterValues.tab : first;
  return (
    <LinkTabs
      label={translate('records.tabs')}
      tabs={tabs.map((tab) => ({
        key: tab,
        label: translate(`records.tab.${tab}`),
        to: { search: addressOf(search, filterValues, tab === first ? null : tab) },
        count: counts[tab],
        isCurrent: tab === current,
      }))}
    />
  );
};
