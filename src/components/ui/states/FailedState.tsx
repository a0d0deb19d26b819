import CloudOffIcon from '@mui/icons-material/CloudOff';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CopyButton } from '../clipboard/CopyButton.tsx';
import { useUiTexts } from '../uiTexts.tsx';
import { StateBlock } from './StateBlock.tsx';

interface Props {
  title?: string;
  message?: string;
  requestId?: string;
  onRetry?: () => void;
}

/** A request id in small type with a button that copies it, for the support desk. */
export const RequestId = ({ id }: { id: string }) => {
  const texts = useUiTexts();
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
      <Typography variant="caption" color="textSecondary">
        {texts.requestId}: <code>{id}</code>
      </Typography>
      <CopyButton value={id} label={texts.requestId} />
    </Stack>
  );
};

/** Something did not load: what happened, a retry and the request id to quote. */
export const FailedState = ({ title, message, requestId, onRetry }: Props) => {
  const texts = useUiTexts();
  return (
    <StateBlock
      role="alert"
      icon={<CloudOffIcon />}
      title={title ?? texts.failedTitle}
      lines={message ? [message] : []}
      actions={
        <Stack spacing={1} sx={{ alignItems: 'center' }}>
          {onRetry && (
            <Button variant="outlined" onClick={onRetry}>
              {texts.retry}
            </Button>
          )}
          {requestId && <RequestId id={requestId} />}
        </Stack>
      }
    />
  );
};
