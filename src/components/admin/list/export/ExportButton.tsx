import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { JobToast } from '../../jobs/JobToast.tsx';
import { OutOfView } from '../../viewing/OutOfView.tsx';
import { ToolButton } from '../ToolButton.tsx';
import { ExportDialog } from './ExportDialog.tsx';

/** Exports all rows of the list as it is filtered and sorted; the server writes the file, a toast follows it. */
export const ExportButton = () => {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const [jobId, setJobId] = useState<string | null>(null);
  return (
    <>
      <OutOfView does="file">
        <ToolButton
          icon={<DownloadIcon fontSize="small" />}
          label={translate('list.export')}
          onClick={() => setAsking(true)}
        />
      </OutOfView>
      {asking && (
        <ExportDialog
          onClose={() => setAsking(false)}
          onOrdered={(id) => {
            setAsking(false);
            setJobId(id);
          }}
        />
      )}
      {jobId && <JobToast key={jobId} jobId={jobId} onClose={() => setJobId(null)} />}
    </>
  );
};
