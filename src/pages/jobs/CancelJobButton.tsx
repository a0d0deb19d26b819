import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { JobRow } from '#contract/desk.ts';
import { problemOf } from '../../components/admin/problem.ts';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';
import type { SukiDataProvider } from '../../providers/dataProvider.ts';

const T = 'resources.jobs';

/** Ends a queued or running job, after asking. */
export const CancelJobButton = ({ job }: { job: JobRow }) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<SukiDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      await dataProvider.cancelJob(job.id);
      notify('common.success', { type: 'success' });
    } catch (error) {
      notify(problemOf(error).message ?? 'common.failed', { type: 'error' });
    }
    setBusy(false);
    setAsking(false);
    refresh();
  };
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setAsking(true)}>
        {translate(`${T}.cancel`)}
      </Button>
      <ConfirmDialog
        open={asking}
        destructive
        busy={busy}
        title={translate(`${T}.cancelTitle`)}
        confirmLabel={translate(`${T}.cancel`)}
        cancelLabel={translate(`${T}.keep`)}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      >
        {translate(`${T}.cancelBody`, { title: job.title })}
      </ConfirmDialog>
    </>
  );
};
