import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { formatInstant } from '#domain/day.ts';
import { ForeignDraft, wrappedAlert } from '../../../components/admin/form/ForeignDraft.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import type { DraftSnapshot, DraftStore } from './draftStore.ts';

/** What is to be said of the draft: that it goes on from before, and that another tab or machine has changed it. */
export const DraftNotices = ({ store, snapshot }: { store: DraftStore; snapshot: DraftSnapshot }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  // Said once: on the page that the wizard was opened with.
  useEffect(() => store.hideResumed, [store]);
  const run = async (action: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await action();
      setAsking(false);
    } catch (error) {
      notify(problemOf(error).message ?? 'common.failed', { type: 'error' });
    }
    setBusy(false);
  };
  if (snapshot.isForeign)
    return (
      <ForeignDraft
        busy={busy}
        onTakeTheirs={() => void run(store.takeTheirs)}
        onKeepMine={() => void run(store.keepMine)}
      />
    );
  if (!snapshot.resumedFrom) return null;
  return (
    <Alert
      severity="info"
      action={
        <>
          <Button color="inherit" size="small" onClick={() => setAsking(true)}>
            {translate('wizard.startOver')}
          </Button>
          <Button color="inherit" size="small" onClick={store.hideResumed}>
            {translate('wizard.goOn')}
          </Button>
        </>
      }
      sx={wrappedAlert}
    >
      {translate('wizard.resumed', { when: formatInstant(snapshot.resumedFrom) })}
      <ConfirmDialog
        open={isAsking}
        title={translate('wizard.startOverTitle')}
        confirmLabel={translate('wizard.startOver')}
        destructive
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void run(() => store.discard())}
      >
        {translate('wizard.startOverBody')}
      </ConfirmDialog>
    </Alert>
  );
};
