import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { MAX_FEATURED } from '#domain/promos/promoStatus.ts';
import { Loading } from '../../../components/admin/Loading.tsx';
import { StaleBanner } from '../../../components/admin/list/StaleBanner.tsx';
import { PageHeader } from '../../../components/admin/PageHeader.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { FailedState } from '../../../components/ui/states/FailedState.tsx';
import { NoPromo } from '../shared/PromoAround.tsx';
import { FEATURED_KEY } from '../shared/promoKeys.ts';
import { AddFeatured } from './AddFeatured.tsx';
import { FeaturedOrder } from './FeaturedOrder.tsx';

const Featured = () => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: FEATURED_KEY,
    queryFn: () => provider.listFeaturedPromos(),
  });
  const problem = error && problemOf(error);
  const retry = () => void refetch();
  return (
    <Stack spacing={2.5}>
      <PageHeader title={translate('promos.featured.title')} intro={translate('promos.featured.intro')} />
      {data && problem && (
        <StaleBanner problem={problem} loadedAt={new Date(dataUpdatedAt)} onRetry={retry} />
      )}
      <Panel
        title={translate('promos.featured.order')}
        note={data && translate('promos.featured.count', { count: data.length, most: MAX_FEATURED })}
        aside={data && <AddFeatured isFull={data.length >= MAX_FEATURED} />}
      >
        {data && <FeaturedOrder promos={data} />}
        {!data && problem && (
          <FailedState message={problem.message} requestId={problem.requestId} onRetry={retry} />
        )}
        {!data && !problem && (
          <Loading spacing={1.5}>
            <Skeleton variant="rounded" height={48} />
            <Skeleton variant="rounded" height={48} />
            <Skeleton variant="rounded" height={48} />
          </Loading>
        )}
      </Panel>
    </Stack>
  );
};

/** The promos that customers see first, in their order. */
export const FeaturedPage = () => {
  const { type } = useUser();
  return type === 'EXTERNAL' ? <NoPromo isForbidden /> : <Featured />;
};
