import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';

export interface Picture {
  name: string;
  mediaType: string;
  base64Image: string;
}

/** The address of an image that came with its bytes. */
export const addressOf = ({ mediaType, base64Image }: Picture): string =>
  `data:${mediaType};base64,${base64Image}`;

interface Props {
  /** Where the picture is; a calm place for it stands there without. */
  src: string | null;
  alt: string;
  width: number | string;
  height: number | string;
  /** It fills a frame that has its own corners. */
  square?: boolean;
}

/** A picture of a promo, cut to its place. */
export const PromoPicture = ({ src, alt, width, height, square = false }: Props) => {
  const place = { width, height, borderRadius: square ? 0 : 1, flexShrink: 0, bgcolor: 'action.hover' };
  if (src) {
    return (
      <Box component="img" src={src} alt={alt} sx={{ ...place, display: 'block', objectFit: 'cover' }} />
    );
  }
  return (
    <Box aria-hidden sx={{ ...place, display: 'grid', placeItems: 'center', color: 'text.disabled' }}>
      <ImageIcon />
    </Box>
  );
};
