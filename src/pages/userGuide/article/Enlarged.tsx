import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { SteadyDialog } from '../../../components/ui/dialogs/SteadyDialog.tsx';

interface Props {
  picture: { source: string; alt: string; width: number; height: number };
  isOpen: boolean;
  onClose: () => void;
}

const head = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  pl: 2,
  pr: 1,
  py: 0.5,
};

const square = { paper: { sx: { borderRadius: 0 } } };

/** A picture in its own size: moved about where the window is smaller, as on a phone, where an article shows it too small to read. */
export const Enlarged = ({ picture: { source, alt, width, height }, isOpen, onClose }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  return (
    <SteadyDialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={id}
      fullScreen={isSmall}
      maxWidth={false}
      slotProps={isSmall ? square : {}}
    >
      <Box sx={head}>
        <Typography id={id} variant="body2" component="h2">
          {alt}
        </Typography>
        <IconButton onClick={onClose} aria-label={translate('common.close')}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box
        role="region"
        aria-labelledby={id}
        tabIndex={0}
        sx={{ overflow: 'auto', borderTop: 1, borderColor: 'divider' }}
      >
        <Box
          component="img"
          src={source}
          alt=""
          width={width}
          height={height}
          sx={{ display: 'block', ...(isSmall ? {} : { maxWidth: '100%', height: 'auto' }) }}
        />
      </Box>
    </SteadyDialog>
  );
};
