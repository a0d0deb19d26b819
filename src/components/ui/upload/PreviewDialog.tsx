import CloseIcon from '@mui/icons-material/Close';
import PreviousIcon from '@mui/icons-material/NavigateBefore';
import NextIcon from '@mui/icons-material/NavigateNext';
import RotateIcon from '@mui/icons-material/RotateRight';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { SteadyDialog } from '../dialogs/SteadyDialog.tsx';
import { Tip } from '../Tip.tsx';
import { useUiTexts } from '../uiTexts.tsx';
import { PreviewPicture } from './PreviewPicture.tsx';
import { UPRIGHT, useLook } from './useLook.ts';

/** A file that can be looked at. */
export interface Viewable {
  id: string;
  name: string;
  mediaType: string;
}

interface Props {
  files: readonly Viewable[];
  /** The file that is open; null closes the dialog. */
  openId: string | null;
  onOpen: (id: string | null) => void;
  fetchFile: (id: string) => Promise<Blob>;
  messageOf: (error: unknown) => string;
}

const Tool = (props: { label: string; icon: ReactNode; disabled?: boolean; onClick: () => void }) => (
  <Tip title={props.label}>
    <IconButton aria-label={props.label} disabled={props.disabled} onClick={props.onClick}>
      {props.icon}
    </IconButton>
  </Tip>
);

/** A file at full size, with the others a key away: pictures and PDFs; of others it says that they cannot be shown here. */
export const PreviewDialog = ({ files, openId, onOpen, fetchFile, messageOf }: Props) => {
  const texts = useUiTexts();
  const titleId = useId();
  const at = files.findIndex(({ id }) => id === openId);
  const file = files[at];
  const [view, setView] = useState(UPRIGHT);
  const look = useLook(file, fetchFile);
  const isPicture = look.shows === 'picture';
  const go = (step: number) => {
    const next = files[at + step];
    if (!next) return;
    setView(UPRIGHT);
    onOpen(next.id);
  };
  const close = () => {
    setView(UPRIGHT);
    onOpen(null);
  };
  const zoom = (by: number) => setView({ ...view, zoom: Math.min(4, Math.max(0.5, view.zoom * by)) });
  const turn = () => setView({ ...view, turned: (view.turned + 90) % 360 });
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
    if (isPicture && (key === '+' || key === '=')) zoom(1.25);
    if (isPicture && key === '-') zoom(0.8);
    if (isPicture && key.toLowerCase() === 'r') turn();
  };
  if (!file) return null;
  return (
    <SteadyDialog open fullWidth maxWidth="lg" onClose={close} onKeyDown={onKey} aria-labelledby={titleId}>
      <DialogTitle
        component="div"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, py: 1 }}
      >
        <Typography
          id={titleId}
          variant="subtitle1"
          component="h2"
          noWrap
          sx={{ flex: '1 1 120px', minWidth: 0, fontWeight: 600 }}
        >
          {file.name}
        </Typography>
        <Box sx={{ display: 'flex', gap: 0.5, ml: 'auto' }}>
          <Tool
            label={texts.previousFile}
            icon={<PreviousIcon />}
            disabled={at === 0}
            onClick={() => go(-1)}
          />
          <Tool
            label={texts.nextFile}
            icon={<NextIcon />}
            disabled={at === files.length - 1}
            onClick={() => go(1)}
          />
          {isPicture && <Tool label={texts.zoomOut} icon={<ZoomOutIcon />} onClick={() => zoom(0.8)} />}
          {isPicture && <Tool label={texts.zoomIn} icon={<ZoomInIcon />} onClick={() => zoom(1.25)} />}
          {isPicture && <Tool label={texts.turn} icon={<RotateIcon />} onClick={turn} />}
          <Tool label={texts.close} icon={<CloseIcon />} onClick={close} />
        </Box>
      </DialogTitle>
      <DialogContent dividers sx={{ p: 0, height: '75vh', overflow: 'auto' }}>
        <PreviewPicture name={file.name} look={look} view={view} messageOf={messageOf} />
      </DialogContent>
    </SteadyDialog>
  );
};
