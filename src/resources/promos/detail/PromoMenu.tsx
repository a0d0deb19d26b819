import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Promo } from '#contract/shapes/promoShapes.ts';
import { manilaDate } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import { mayBeFeatured } from '#domain/promos/promoStatus.ts';
import { FormLink } from '../../../components/admin/viewing/FormLink.tsx';
import { useReadOnly } from '../../../components/admin/viewing/useReadOnly.ts';
import { lazyPage } from '../../../public/loading/lazyPage.ts';
import { useFeature } from '../shared/useFeature.ts';
import { useEditsPromos, useMakesPromos, useWritesPromo } from '../shared/usePromoRights.ts';
import { MenuDeed } from './MenuDeed.tsx';

const QrDialog = lazyPage(async () => ({ default: (await import('./QrDialog.tsx')).QrDialog }));

const cloneOf = ({ code }: Promo): string =>
  `${pathOf('promoCreate')}?${new URLSearchParams({ from: code })}`;

/** Edit beside the statuses, and a menu with what is done more rarely. */
export const PromoMenu = ({ promo }: { promo: Promo }) => {
  const translate = useTranslate();
  const { feature, isPending } = useFeature();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isQr, setQr] = useState(false);
  const navigate = useNavigate();
  const readOnly = useReadOnly();
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
          <MenuDeed
            label={translate('promos.clone')}
            reason={readOnly}
            onClick={() => navigate(cloneOf(promo))}
          />
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
          <MenuDeed
            label={translate(promo.isFeatured ? 'promos.unfeature' : 'promos.feature')}
            reason={readOnly ?? (isFeaturable ? undefined : translate('promos.notFeaturable'))}
            onClick={() => {
              close();
              feature(promo, !promo.isFeatured);
            }}
          />
        )}
      </Menu>
      {writes(promo) && (
        <FormLink variant="outlined" to={`${pathOf('promoDetail', { code: promo.code })}?edit`}>
          {translate('form.edit')}
        </FormLink>
      )}
      {isQr && (
        <Suspense fallback={null}>
          <QrDialog promo={promo} onClose={() => setQr(false)} />
        </Suspense>
      )}
    </>
  );
};
