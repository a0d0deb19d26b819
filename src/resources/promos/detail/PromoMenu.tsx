import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Promo } from '#contract/shapes/promoShapes.ts';
import { manilaDate } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import { mayBeFeatured } from '#domain/promos/promoStatus.ts';
import { lazyPage } from '../../../public/loading/lazyPage.ts';
import { useFeature } from '../shared/useFeature.ts';
import { useEditsPromos, useMakesPromos, useWritesPromo } from '../shared/usePromoRights.ts';

const QrDialog = lazyPage(async () => ({ default: (await import('./QrDialog.tsx')).QrDialog }));

/** Edit beside the statuses, and a menu with what is done more rarely. */
export const PromoMenu = ({ promo }: { promo: Promo }) => {
  const translate = useTranslate();
  const { feature, isPending } = useFeature();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isQr, setQr] = useState(false);
  const edits = useEditsPromos();
  const clones = useMakesPromos();
  const writes = useWritesPromo();
  const isFeaturable = promo.isFeatured || mayBeFeatured(promo, manilaDate(new Date()));
  const close = () => setAnchor(null);
  return (
    <>
      {(edits || clones || promo.isQr) && (
        <Button
          endIcon={<ExpandMoreIcon />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          loading={isPending}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {translate('promos.more')}
        </Button>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {clones && (
          <MenuItem
            component={Link}
            to={`${pathOf('promoCreate')}?${new URLSearchParams({ from: promo.code })}`}
          >
            {translate('promos.clone')}
          </MenuItem>
        )}
        {promo.isQr && (
          <MenuItem
            onClick={() => {
              close();
              setQr(true);
            }}
          >
            {translate('promos.qr.open')}
          </MenuItem>
        )}
        {edits && (
          <MenuItem
            aria-disabled={!isFeaturable || undefined}
            sx={{ display: 'block', color: isFeaturable ? undefined : 'text.disabled' }}
            onClick={() => {
              if (!isFeaturable) return;
              close();
              feature(promo, !promo.isFeatured);
            }}
          >
            {translate(promo.isFeatured ? 'promos.unfeature' : 'promos.feature')}
            {!isFeaturable && (
              <Typography variant="caption" component="div" color="textSecondary">
                {translate('promos.notFeaturable')}
              </Typography>
            )}
          </MenuItem>
        )}
      </Menu>
      {writes(promo) && (
        <Button
          variant="outlined"
          component={Link}
          to={`${pathOf('promoDetail', { code: promo.code })}?edit`}
        >
          {translate('form.edit')}
        </Button>
      )}
      {isQr && (
        <Suspense fallback={null}>
          <QrDialog promo={promo} onClose={() => setQr(false)} />
        </Suspense>
      )}
    </>
  );
};
