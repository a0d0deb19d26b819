import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Promo } from '#contract/shapes/promoShapes.ts';
import { Answered } from '../../../components/admin/Answered.tsx';
import { useFileUploads } from '../../../components/admin/useFileUploads.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useReadOnly } from '../../../components/admin/viewing/useReadOnly.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { ReorderList } from '../../../components/ui/reorder/ReorderList.tsx';
import { Dropzone } from '../../../components/ui/upload/Dropzone.tsx';
import { UploadList } from '../../../components/ui/upload/UploadList.tsx';
import { ImageRow } from '../shared/ImageRow.tsx';
import { MAX_IMAGES } from '../shared/imageLimits.ts';
import { addressOf } from '../shared/PromoPicture.tsx';
import { useWritesPromo } from '../shared/usePromoRights.ts';
import { useReorderTexts } from '../shared/useReorderTexts.ts';
import { useImageActions } from './useImageActions.ts';
import { useImages } from './useImages.ts';

const Uploader = ({ promoId, room }: { promoId: string; room: number }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { uploads, add, retry, dismiss } = useFileUploads('promoImage');
  const { refresh } = useImageActions(promoId);
  const send = (files: readonly File[]) =>
    add(files, async (file, options) => {
      await provider.uploadPromoImage(promoId, file, options);
      await refresh();
    });
  return (
    <>
      <Dropzone
        kind="promoImage"
        label={translate('promos.section.images')}
        disabled={room <= 0}
        reason={useReadOnly()}
        onFiles={send}
      />
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
    </>
  );
};

/** The images of a promo in the order of their rank; the first is the one that customers see first. */
export const ImagesPanel = ({ promo }: { promo: Promo }) => {
  const { promoId } = promo;
  const translate = useTranslate();
  const texts = useReorderTexts();
  const query = useImages(promoId);
  const { reorder, remove } = useImageActions(promoId);
  const [leaving, setLeaving] = useState<{ id: string; name: string } | null>(null);
  const writes = useWritesPromo()(promo);
  const edits = useReadOnly() === undefined && writes;
  const count = query.data?.length ?? 0;
  return (
    <Panel
      title={translate('promos.section.images')}
      note={translate(edits ? 'promos.images.note' : 'promos.images.readNote', { most: MAX_IMAGES })}
    >
      <Stack spacing={2}>
        <Answered query={query} waiting={<Skeleton variant="rounded" height={72} />}>
          {(images) =>
            images.length === 0 ? (
              <Typography variant="body2" color="textSecondary">
                {translate('promos.images.none')}
              </Typography>
            ) : (
              <ReorderList
                label={translate('promos.section.images')}
                texts={texts}
                fixed={!edits || images.length < 2}
                onReorder={reorder}
                items={images.map((image, at) => ({
                  key: image.id,
                  name: image.name,
                  content: (
                    <ImageRow
                      src={addressOf(image)}
                      name={image.name}
                      size={image.size}
                      rank={at + 1}
                      onRemove={edits ? () => setLeaving(image) : undefined}
                    />
                  ),
                }))}
              />
            )
          }
        </Answered>
        {writes && <Uploader promoId={promoId} room={MAX_IMAGES - count} />}
      </Stack>
      <ConfirmDialog
        open={leaving !== null}
        title={translate('promos.images.removeTitle', { name: leaving?.name ?? '' })}
        confirmLabel={translate('promos.images.remove')}
        destructive
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutate(leaving, { onSettled: () => setLeaving(null) })}
        onCancel={() => setLeaving(null)}
      />
    </Panel>
  );
};
