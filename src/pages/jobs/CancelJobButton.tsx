import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { JobRow } from '#contract/jobs.ts';
import { problemOf } from '../../components/admin/problem.ts';
import { useFocusInPage } from '../../components/admin/useFocusInPage.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';

const T = 'resources.jobs';

interface Props {
  job: JobRow;
  /** An import is stopped on its own page, where it can be seen what is in. */
  kind: Exclude<JobRow['kind'], 'import'>;
}

/** Ends a queued or running job, after asking; says what of it stands. */
export const CancelJobButton = ({ job, kind }: Props) => {
  const translate = useTranslate();
  const dataProvider = useSukiDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  useFocusInPage(!asking);
  const cancel = async () => {
    setBusy(true);
    try {
      await dataProvider.cancelJob(job.id);
      notify(`${T}.cancel.${kind}.done`, { type: 'success', messageArgs: { title: job.title } });
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
        {translate(`${T}.cancel.${kind}.action`)}
      </Button>
      <ConfirmDialog
        open={asking}
        destructive
        busy={busy}
        title={translate(`${T}.cancel.${kind}.title`)}
        confirmLabel={translate(`${T}.cancel.${kind}.action`)}
        cancelLabel={translate(`${T}.keep`)}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      >
        {translate(`${T}.cancel.${kind}.body`, { title: job.title })}
      </ConfirmDialog>
    </>
  );
};
