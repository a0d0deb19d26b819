import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PromoRow } from '#contract/shapes/promoShapes.ts';
import { useReadOnly } from '../../../components/admin/viewing/useReadOnly.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { ReorderList } from '../../../components/ui/reorder/ReorderList.tsx';
import { EmptyState } from '../../../components/ui/states/EmptyState.tsx';
import { useReorderTexts } from '../shared/useReorderTexts.ts';
import { FeaturedRow } from './FeaturedRow.tsx';
import { useFeaturedOrder } from './useFeaturedOrder.ts';

/** The featured promos as they stand; each move is saved at once and can be taken back. */
export const FeaturedOrder = ({ promos }: { promos: readonly PromoRow[] }) => {
  const translate = useTranslate();
  const texts = useReorderTexts();
  const isReadOnly = useReadOnly() !== undefined;
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
        fixed={promos.length < 2 || isReadOnly}
        onReorder={reorder}
        items={promos.map((promo, at) => ({
          key: promo.promoId,
          // Promos of several stores may be called alike.
          name: `${promo.name} (${promo.code})`,
          content: (
            <FeaturedRow promo={promo} place={at + 1} disabled={isReadOnly} onRemove={() => remove(promo)} />
          ),
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
      {moved && (
        <ConfirmDialog
          open
          title={translate('promos.featured.movedTitle')}
          confirmLabel={translate('promos.moved.reload')}
          onConfirm={reload}
        >
          {translate('promos.featured.movedBody')}
        </ConfirmDialog>
      )}
    </>
  );
};
