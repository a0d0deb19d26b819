import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { deliverySlug } from '#domain/deliveries/deliverySlug.ts';
import { DELIVERY_STATUSES, type DeliveryStatus, deliveryStatus } from '#domain/deliveries/deliveryStatus.ts';
import { pathOf } from '#domain/pages.ts';
import { LinkTabs } from '../../../components/admin/LinkTabs.tsx';
import { countTexts } from '../../../components/admin/list/countTexts.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';

/** The lists of the advices by their status, with how many each holds of those that the filters leave; the filters go along. */
export const DeliveryTabs = ({ status }: { status: DeliveryStatus }) => {
  const language = useLanguage();
  const provider = useSukiDataProvider();
  const { filterValues = {} } = useListContext();
  const { data = [] } = useQuery({
    queryKey: ['delivery-advices', 'counts', filterValues],
    queryFn: () => provider.getDeliveryCounts(filterValues),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const counts = countTexts(data);
  const search = Object.keys(filterValues).length
    ? `?${new URLSearchParams({ filter: JSON.stringify(filterValues), page: '1' })}`
    : '';
  return (
    <LinkTabs
      label={useTranslate()('deliveryAdvices.tabs')}
      tabs={DELIVERY_STATUSES.map((key) => ({
        key,
        label: deliveryStatus[key].label[language],
        to: { pathname: pathOf('deliveryList', { contractStatusType: deliverySlug(key) }), search },
        ...(counts[key] !== undefined && { count: counts[key] }),
        isCurrent: key === status,
      }))}
    />
  );
};
