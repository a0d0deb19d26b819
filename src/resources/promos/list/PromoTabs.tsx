import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { PROMO_TABS } from '#domain/promos/promoStatus.ts';
import { countTexts } from '../../../components/admin/list/countTexts.ts';
import { ListTabs } from '../../../components/admin/list/ListTabs.tsx';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { COUNTS_KEY } from '../shared/promoKeys.ts';

/** The tabs of the promos by status, and those that are over, with how many each holds. */
export const PromoTabs = () => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { data = [] } = useQuery({ queryKey: COUNTS_KEY, queryFn: () => provider.getPromoTabCounts() });
  return (
    <ListTabs
      label={translate('promos.tabs')}
      tabs={PROMO_TABS.map((key) => ({ key, label: translate(`promos.tab.${key}`) }))}
      counts={countTexts(data)}
    />
  );
};
