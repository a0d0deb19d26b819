import Paper from '@mui/material/Paper';
import { UploadList } from '../../../components/ui/upload/UploadList.tsx';
import { useStagedActions } from './stagedContext.ts';

/** The files on their way; they stay in sight however long the page is. */
export const StagedUploads = () => {
  const { uploads, retry, dismiss } = useStagedActions();
  if (uploads.length === 0) return null;
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'sticky',
        bottom: { xs: 100, sm: 88 },
        zIndex: 2,
        px: 2,
        py: 0.5,
        maxHeight: '40vh',
        overflow: 'auto',
      }}
    >
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
    </Paper>
  );
};
