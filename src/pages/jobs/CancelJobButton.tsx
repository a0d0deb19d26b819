import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { JobRow } from '#contract/jobs.ts';
import type { Sentence } from '#domain/sentence.ts';
import { problemOf } from '../../components/admin/problem.ts';
import { useFocusInPage } from '../../components/admin/useFocusInPage.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';

const T = 'resources.jobs';

const cancelled = (title: string): Sentence => ({
  en: `The export “${title}” is cancelled.`,
  fil: `Kinansela ang export na “${title}”.`,
});

/** Ends a queued or running job, after asking. */
export const CancelJobButton = ({ job }: { job: JobRow }) => {
  const translate = useTranslate();
  const dataProvider = useSukiDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  useFocusInPage(!asking);
  const cancel = async () => {
    setBusy(true);
    try {
      await dataProvider.cancelJob(job.id);
      notify(cancelled(job.title)[language], { type: 'success' });
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
