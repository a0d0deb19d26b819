import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { routeAt } from '../../../providers/guard.ts';
import { countText } from '../../ui/numberTexts.ts';
import { LinkTabs } from '../LinkTabs.tsx';
import { useRecordShell } from './recordContext.ts';
import { tabsOf } from './recordTabs.ts';

/** The tabs of the record: each part of it at its own address. */
export const RecordTabsBar = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { kind, isExternal, pathTo, summary } = useRecordShell();
  const { page: current } = routeAt(pathname).route;
  const tabs = tabsOf(kind, isExternal).map(({ name, page, pages, count }) => ({
    key: name,
    label: translate(`records.part.${name}`),
    to: pathTo(page),
    count: count && summary ? countText(count(summary.counts)) : undefined,
    isCurrent: pages.some((one) => one === current),
  }));
  return <LinkTabs label={translate('records.parts')} tabs={tabs} />;
};
