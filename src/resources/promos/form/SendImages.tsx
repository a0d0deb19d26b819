import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { Promo } from '#contract/shapes/promoShapes.ts';
import { pathOf } from '#domain/pages.ts';
import { PageHeader } from '../../../components/admin/PageHeader.tsx';
import { useFileUploads } from '../../../components/admin/useFileUploads.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { UploadList } from '../../../components/ui/upload/UploadList.tsx';
import type { LocalImage } from './useLocalImages.ts';

interface Props {
  promo: Promo;
  images: readonly LocalImage[];
}

/** Sends the images of a promo that was just made, one after the other so that each takes the rank of its place, and leads to it. */
export const SendImages = ({ promo, images }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const provider = useSukiDataProvider();
  const { uploads, add, retry, dismiss, isBusy } = useFileUploads('promoImage');
  const page = pathOf('promoDetail', { code: promo.code });
  const hasBegun = useRef(false);
  const queue = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    add(
      images.map(({ file }) => file),
      (file, options) => {
        const sent = queue.current.then(() => provider.uploadPromoImage(promo.promoId, file, options));
        queue.current = sent.catch(() => undefined);
        return sent;
      },
    );
  }, [add, images, provider, promo.promoId]);
  const isDone = uploads.length > 0 && uploads.every(({ state }) => state === 'done');
  useEffect(() => {
    if (isDone) navigate(page, { replace: true });
  }, [isDone, navigate, page]);
  return (
    <Stack spacing={2.5}>
      <PageHeader
        title={promo.name}
        intro={promo.code}
        actions={
          <Button component={Link} variant={isBusy ? 'text' : 'contained'} to={page}>
            {translate('promos.images.goOn')}
          </Button>
        }
      />
      <Panel title={translate('promos.images.sending')} note={translate('promos.images.sendingNote')}>
        <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      </Panel>
    </Stack>
  );
};
