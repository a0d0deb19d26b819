import { useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { LinkTabs } from '../LinkTabs.tsx';

interface Props {
  /** What the tabs are of, for screen readers. */
  label: string;
  /** The first one narrows nothing. */
  tabs: readonly { key: string; label: string }[];
  /** How many rows each holds, in words, where it is known. */
  counts: Readonly<Record<string, string>>;
}

/** The address of the same list on another tab: filters and order stay, it begins at its first page. */
const addressOf = (search: string, values: Record<string, unknown>, tab: string | null): string => {
  const { tab: _, ...filters } = values;
  const query = new URLSearchParams(search);
  query.set('filter', JSON.stringify(tab ? { ...filters, tab } : filters));
  query.set('page', '1');
  return `?${query}`;
};

/** The tabs of a list, each the filter `tab`, with how many rows it holds. */
export const ListTabs = ({ label, tabs, counts }: Props) => {
  const { search } = useLocation();
  const { filterValues = {} } = useListContext();
  const first = tabs[0]?.key;
  const current = typeof filterValues.tab === 'string' ? filterValues.tab : first;
  return (
    <LinkTabs
      label={label}
      tabs={tabs.map((tab) => ({
        ...tab,
        to: { search: addressOf(search, filterValues, tab.key === first ? null : tab.key) },
        count: counts[tab.key],
        isCurrent: tab.key === current,
      }))}
    />
  );
};
