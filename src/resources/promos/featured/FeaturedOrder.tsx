import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PromoRow } from '#contract/shapes/promoShapes.ts';
import { ReorderList } from '../../../components/ui/reorder/ReorderList.tsx';
import { EmptyState } from '../../../components/ui/states/EmptyState.tsx';
import { useReorderTexts } from '../shared/useReorderTexts.ts';
import { FeaturedRow } from './FeaturedRow.tsx';
import { OrderMovedDialog } from './OrderMovedDialog.tsx';
import { useFeaturedOrder } from './useFeaturedOrder.ts';

/** Stands there while the order is on its way. */
export const FeaturedWaiting = () => {
  const translate = useTranslate();
  return (
    <Stack spacing={1.5} role="status" aria-label={translate('common.loading')}>
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="rounded" height={48} />
    </Stack>
  );
};

/** The featured promos as they stand; each move is saved at once and can be taken back. */
export const FeaturedOrder = ({ promos }: { promos: readonly PromoRow[] }) => {
  const translate = useTranslate();
  const texts = useReorderTexts();
  const { reorder, undo, remove, moved, reload } = useFeaturedOrder(promos);
  if (promos.length === 0) {
    return (
      <EmptyState title={translate('promos.featured.none')} lines={[translate('promos.featured.noneHint')]} />
    );
  }
  return (
    <>
      <ReorderList
        label={translate('promos.featured.order')}
        texts={texts}
        fixed={promos.length < 2}
        onReorder={reorder}
        items={promos.map((promo, at) => ({
          key: promo.promoId,
          // Promos of several stores may be called alike.
          name: `${promo.name} (${promo.code})`,
          content: <FeaturedRow promo={promo} place={at + 1} onRemove={() => remove(promo)} />,
        }))}
      />
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36, mt: 1 }}>
        {undo && (
          <>
            <Typography variant="body2" color="textSecondary">
              {translate('promos.featured.saved')}
            </Typography>
            <Button size="small" onClick={undo}>
              {translate('promos.featured.undo')}
            </Button>
          </>
        )}
      </Box>
      {moved && <OrderMovedDialog onReload={reload} />}
    </>
  );
};
