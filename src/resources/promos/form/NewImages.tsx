import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Panel } from '../../../components/ui/Panel.tsx';
import { ReorderList } from '../../../components/ui/reorder/ReorderList.tsx';
import { Dropzone } from '../../../components/ui/upload/Dropzone.tsx';
import { setUnsaved } from '../../../providers/session/unsaved.ts';
import { ImageRow } from '../shared/ImageRow.tsx';
import { MAX_IMAGES } from '../shared/imageLimits.ts';
import { useReorderTexts } from '../shared/useReorderTexts.ts';
import type { LocalImages } from './useLocalImages.ts';

interface Props {
  local: LocalImages;
  /** Images that come along from the promo that is copied. */
  copied: number;
}

/** The images of a promo that is still being written; they are sent once it is submitted. */
export const NewImages = ({ local: { images, refused, add, remove, reorder }, copied }: Props) => {
  const translate = useTranslate();
  const texts = useReorderTexts();
  const room = MAX_IMAGES - copied - images.length;
  const isHolding = images.length > 0;
  // A draft holds no files.
  useEffect(() => {
    setUnsaved('promo images', isHolding);
    return () => setUnsaved('promo images', false);
  }, [isHolding]);
  return (
    <Panel
      title={translate('promos.section.images')}
      note={translate('promos.images.newNote', { most: MAX_IMAGES })}
    >
      <Stack spacing={2}>
        {copied > 0 && (
          <Alert severity="info" role="note">
            {translate('promos.images.copied', { smart_count: copied })}
          </Alert>
        )}
        {isHolding && (
          <ReorderList
            label={translate('promos.section.images')}
            texts={texts}
            fixed={images.length < 2}
            onReorder={reorder}
            items={images.map(({ id, file, url }, at) => ({
              key: id,
              name: file.name,
              content: (
                <ImageRow
                  src={url}
                  name={file.name}
                  size={file.size}
                  rank={copied + at + 1}
                  onRemove={() => remove(id)}
                />
              ),
            }))}
          />
        )}
        {refused.map((text) => (
          <Alert key={text} severity="error">
            {text}
          </Alert>
        ))}
        <Dropzone
          kind="promoImage"
          label={translate('promos.section.images')}
          disabled={room <= 0}
          onFiles={(files) => add(files, room)}
        />
      </Stack>
    </Panel>
  );
};
