import Box from '@mui/material/Box';
import { useState } from 'react';
import { extensionOf } from '#domain/files/fileRules.ts';
import { useSeen } from '../useSeen.ts';
import { useLook } from './useLook.ts';

interface Props {
  file: { id: string; name: string; mediaType: string };
  /** It is drawn; otherwise its kind stands there. */
  isDrawn: boolean;
  /** Stays the same from one drawing to the next. */
  fetchFile: (id: string) => Promise<Blob>;
}

const frame = {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 48,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
  color: 'text.secondary',
  fontSize: '0.625rem',
  fontWeight: 600,
  letterSpacing: '0.03em',
} as const;

/** A picture small, once it comes into view, or the kind of a file that is none or cannot be drawn, in a place of one size; its name stands beside it. */
export const Thumbnail = ({ file, isDrawn, fetchFile }: Props) => {
  const [place, isSeen] = useSeen<HTMLSpanElement>();
  const { url } = useLook(isDrawn && isSeen ? file : undefined, fetchFile);
  const [broken, setBroken] = useState<string>();
  return (
    <Box component="span" ref={place} aria-hidden sx={frame}>
      {url && url !== broken ? (
        <Box
          component="img"
          src={url}
          alt=""
          decoding="async"
          onError={() => setBroken(url)}
          sx={{ display: 'block', width: 1, height: 1, objectFit: 'cover' }}
        />
      ) : (
        extensionOf(file.name).toUpperCase().slice(0, 4)
      )}
    </Box>
  );
};

/** The place of a file that is not there. */
export const NoThumbnail = () => (
  <Box component="span" aria-hidden sx={{ ...frame, borderStyle: 'dashed', bgcolor: 'transparent' }} />
);
