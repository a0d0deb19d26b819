import HideImageIcon from '@mui/icons-material/HideImageOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { FailedState } from '../states/FailedState.tsx';
import { StateBlock } from '../states/StateBlock.tsx';
import { useUiTexts } from '../uiTexts.tsx';
import type { Look } from './useLook.ts';

interface Props {
  name: string;
  look: Look;
  view: { zoom: number; turned: number };
  messageOf: (error: unknown) => string;
}

/** The file itself: a picture, a PDF, or why there is nothing to see. */
export const PreviewPicture = ({ name, look: { shows, url, error, retry }, view, messageOf }: Props) => {
  const texts = useUiTexts();
  if (shows === 'nothing') return <StateBlock icon={<HideImageIcon />} title={texts.notShown} />;
  if (error) return <FailedState message={messageOf(error)} onRetry={retry} />;
  if (!url) {
    return (
      <Box role="status" aria-label={texts.loading} sx={{ display: 'grid', placeItems: 'center', height: 1 }}>
        <CircularProgress size={28} aria-hidden />
      </Box>
    );
  }
  if (shows === 'pdf') {
    return <Box component="iframe" src={url} title={name} sx={{ width: 1, height: 1, border: 0 }} />;
  }
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 1, p: 1 }}>
      <Box
        component="img"
        src={url}
        alt={name}
        sx={{
          maxWidth: `${100 * view.zoom}%`,
          width: view.zoom > 1 ? `${100 * view.zoom}%` : 'auto',
          transform: `rotate(${view.turned}deg)`,
          // Dark ink without a ground is seen on paper alone, in the dark theme too.
          bgcolor: '#fff',
        }}
      />
    </Box>
  );
};
