import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { MAX_FEATURED } from '#domain/promos/promoStatus.ts';
import { Answered } from '../../../components/admin/Answered.tsx';
import { PageHeader } from '../../../components/admin/PageHeader.tsx';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { NoPromo } from '../shared/PromoAround.tsx';
import { FEATURED_KEY } from '../shared/promoKeys.ts';
import { AddFeatured } from './AddFeatured.tsx';
import { FeaturedOrder } from './FeaturedOrder.tsx';

const Featured = () => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const query = useQuery({
    queryKey: FEATURED_KEY,
    queryFn: () => provider.listFeaturedPromos(),
  });
  const { data } = query;
  return (
    <Stack spacing={2.5}>
      <PageHeader title={translate('promos.featured.title')} intro={translate('promos.featured.intro')} />
      <Panel
        title={translate('promos.featured.order')}
        note={data && translate('promos.featured.count', { count: data.length, most: MAX_FEATURED })}
        aside={data && <AddFeatured isFull={data.length >= MAX_FEATURED} />}
      >
        <Answered query={query} waiting={<Skeleton variant="rounded" height={168} />}>
          {(promos) => <FeaturedOrder promos={promos} />}
        </Answered>
      </Panel>
    </Stack>
  );
};

/** The promos that customers see first, in their order. */
export const FeaturedPage = () => {
  const { type } = useUser();
  return type === 'EXTERNAL' ? <NoPromo isForbidden /> : <Featured />;
};
