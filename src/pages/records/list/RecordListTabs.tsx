import { useTranslate } from 'react-admin';
import type { RecordType } from '#domain/pages/recordPages.ts';
import { ListTabs } from '../../../components/admin/list/ListTabs.tsx';
import { useTabCounts } from './useTabCounts.ts';

interface Props {
  type: RecordType;
  /** The first one narrows nothing. */
  tabs: readonly string[];
}

/** The tabs of a list of partner management with how many records each holds. */
export const RecordListTabs = ({ type, tabs }: Props) => {
  const translate = useTranslate();
  const counts = useTabCounts(type);
  return (
    <ListTabs
      label={translate('records.tabs')}
      tabs={tabs.map((key) => ({ key, label: translate(`records.tab.${key}`) }))}
      counts={counts}
    />
  );
};
