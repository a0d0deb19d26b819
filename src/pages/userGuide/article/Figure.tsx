import ZoomInIcon from '@mui/icons-material/ZoomIn';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTheme } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useGuideLanguage } from '../useGuideLanguage.ts';
import { Enlarged } from './Enlarged.tsx';
import { pictureSize } from './pictureSize.ts';

type Pictures = (language: string, theme: string, name: string) => string | undefined;

/** Where pictures lie is known once the first of them is wanted. */
const usePictures = (): Pictures | null => {
  const [pictures, setPictures] = useState<{ of: Pictures } | null>(null);
  useEffect(() => {
    let isShown = true;
    import('./pictures.ts').then(
      ({ pictureOf }) => isShown && setPictures({ of: pictureOf }),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return pictures?.of ?? null;
};

const sign = {
  position: 'absolute',
  right: 8,
  bottom: 8,
  p: 0.5,
  display: 'flex',
  borderRadius: '50%',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.secondary',
} as const;

/** A picture of the portal in the reader's language and theme, which opens in its own size; its place is kept until it is here. */
export const Figure = ({ name, alt }: { name: string; alt: string }) => {
  const { mode } = useTheme().palette;
  const [language] = useGuideLanguage();
  const file = name.split('/').at(-1) ?? name;
  const { width, height } = pictureSize(file);
  const source = usePictures()?.(language, mode, file);
  const translate = useTranslate();
  const [isLarge, setLarge] = useState(false);
  return (
    <Box
      component="figure"
      sx={{
        my: 2.5,
        mx: 0,
        width: '100%',
        maxWidth: width > height ? undefined : 280,
        aspectRatio: `${width} / ${height}`,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        '& img': { display: 'block', width: '100%', height: 'auto' },
      }}
    >
      {source && (
        <>
          <ButtonBase
            onClick={() => setLarge(true)}
            aria-haspopup="dialog"
            aria-label={translate('guide.enlarge', { what: alt })}
            sx={{ display: 'block', width: '100%', cursor: 'zoom-in' }}
          >
            <img src={source} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
            <Box component="span" aria-hidden sx={sign}>
              <ZoomInIcon fontSize="small" />
            </Box>
          </ButtonBase>
          <Enlarged
            picture={{ source, alt, width, height }}
            isOpen={isLarge}
            onClose={() => setLarge(false)}
          />
        </>
      )}
    </Box>
  );
};
