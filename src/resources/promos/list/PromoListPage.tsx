import AddIcon from '@mui/icons-material/Add';
import StarOutlineIcon from '@mui/icons-material/StarBorder';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PromoRow } from '#contract/shapes/promoShapes.ts';
import { pathOf } from '#domain/pages.ts';
import { ListPage } from '../../../components/admin/list/ListPage.tsx';
import { FormLink } from '../../../components/admin/viewing/FormLink.tsx';
import { mayOpen, useMenuLabel } from '../../../components/shell/menuTable.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { useMakesPromos } from '../shared/usePromoRights.ts';
import { PromoTabs } from './PromoTabs.tsx';
import { promoColumns } from './promoColumns.tsx';
import { usePromoFilters } from './usePromoFilters.ts';

const [promoCreate, promoFeatured] = [pathOf('promoCreate'), pathOf('promoFeatured')];

const Actions = () => {
  const translate = useTranslate();
  const user = useUser();
  const makes = useMakesPromos();
  return (
    <>
      {user.type === 'INTERNAL' && mayOpen(promoFeatured, user) && (
        <Button variant="outlined" startIcon={<StarOutlineIcon />} component={Link} to={promoFeatured}>
          {translate('promos.featured.title')}
        </Button>
      )}
      {makes && mayOpen(promoCreate, user) && (
        <FormLink variant="contained" startIcon={<AddIcon />} to={promoCreate}>
          {translate('promos.new')}
        </FormLink>
      )}
    </>
  );
};

/** The promos of the user's scope. */
export const PromoListPage = () => {
  const filters = usePromoFilters();
  return (
    <ListPage<PromoRow & { id: string }>
      resource="promos"
      title={useMenuLabel('promos')}
      tabs={{ field: 'tab', show: <PromoTabs /> }}
      columns={promoColumns}
      filters={filters}
      search="promos.search"
      action={<Actions />}
      pathOfRow={({ code }) => pathOf('promoDetail', { code })}
      exports="promos"
      emptyHint="promos.empty"
    />
  );
};
