import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { mediaTypeOf } from '#domain/files/fileRules.ts';
import { isPicture } from '#domain/files/thumbnail.ts';
import { clock, useCountdown } from '../../../public/useCountdown.ts';
import { HiddenText } from '../HiddenText.tsx';
import { percentText } from '../numberTexts.ts';
import { Tip } from '../Tip.tsx';
import { useUiTexts } from '../uiTexts.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import type { Upload } from './useUploads.ts';

interface Actions {
  onRetry: (id: string) => void;
  onDismiss: (id: string) => void;
}

/** What was chosen, as this browser has it. */
const Chosen = ({ upload: { id, name, file, state } }: { upload: Upload }) => {
  const fetchFile = useCallback(async () => file, [file]);
  const mediaType = mediaTypeOf(name);
  const isDrawn = state !== 'refused' && isPicture(mediaType);
  return <Thumbnail file={{ id, name, mediaType }} isDrawn={isDrawn} fetchFile={fetchFile} />;
};

/** Until when the server puts it off, counted down for who sees it; who hears it is told once. */
const Waiting = ({ until }: { until: number }) => {
  const texts = useUiTexts();
  const left = useCountdown(until);
  return (
    <Typography variant="caption" color="textSecondary" component="p">
      <span aria-hidden>{texts.uploadWaits.replace('%{time}', clock(left))}</span>
      <HiddenText role="status">{texts.uploadWaitsHeard}</HiddenText>
    </Typography>
  );
};

const Line = ({ upload, onRetry, onDismiss }: Actions & { upload: Upload }) => {
  const texts = useUiTexts();
  const { id, name, state, share, message, until } = upload;
  const isUnderWay = state === 'waiting' || state === 'sending';
  const stop = `${isUnderWay ? texts.stopUpload : texts.close}: ${name}`;
  const percent = Math.round(share * 100);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.75 }}>
      <Chosen upload={upload} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap>
          {name}
        </Typography>
        {isUnderWay && (
          <LinearProgress
            variant={state === 'sending' && !until && share < 1 ? 'determinate' : 'indeterminate'}
            value={percent}
            aria-label={`${texts.uploading}: ${name}`}
            sx={{ mt: 0.5 }}
          />
        )}
        {isUnderWay && until && <Waiting until={until} />}
        {message && (
          <Typography variant="caption" role="alert" color="error">
            {message}
          </Typography>
        )}
        {state === 'done' && (
          <Typography variant="caption" role="status" color="textSecondary">
            {texts.uploaded}
          </Typography>
        )}
      </Box>
      {state === 'sending' && !until && (
        <Typography variant="caption" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {percentText(percent)}
        </Typography>
      )}
      {state === 'done' && <CheckIcon aria-hidden fontSize="small" color="success" />}
      {state === 'failed' && (
        <Button size="small" aria-label={`${texts.retry}: ${name}`} onClick={() => onRetry(id)}>
          {texts.retry}
        </Button>
      )}
      <Tip title={isUnderWay ? texts.stopUpload : texts.close}>
        <IconButton size="small" aria-label={stop} onClick={() => onDismiss(id)}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Tip>
    </Box>
  );
};

/** Each file that was chosen: how far it is, or why it failed; a failed one can be tried again. */
export const UploadList = ({ uploads, ...actions }: Actions & { uploads: readonly Upload[] }) => {
  const { uploads: label } = useUiTexts();
  if (uploads.length === 0) return null;
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {uploads.map((upload) => (
        <Line key={upload.id} upload={upload} {...actions} />
      ))}
    </Box>
  );
};
