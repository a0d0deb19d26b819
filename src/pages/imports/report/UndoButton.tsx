import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { countText } from '../../../components/ui/numberTexts.ts';
import { ImportMovedDialog } from '../shared/ImportMovedDialog.tsx';
import { standing } from '../shared/standing.ts';
import { useImportAction } from '../shared/useImportAction.ts';

/** Takes back what the import wrote, after saying what stays. */
export const UndoButton = ({ job }: { job: ImportJob }) => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { run, isPending, hasMoved, reload } = useImportAction(
    job,
    (provider) => provider.undoImport(job),
    () => setAsking(false),
  );
  const { written } = standing(job);
  if (written === 0) return null;
  const rows = { smart_count: written, count: countText(written) };
  return (
    <>
      <OutOfView reason={job.whyNoUndo ?? undefined}>
        <Button size="small" variant="outlined" startIcon={<UndoIcon />} onClick={() => setAsking(true)}>
          {translate('imports.undo.button')}
        </Button>
      </OutOfView>
      <ConfirmDialog
        open={isAsking && !hasMoved}
        destructive
        busy={isPending}
        title={translate('imports.undo.title', rows)}
        confirmLabel={translate('imports.undo.confirm', rows)}
        onConfirm={run}
        onCancel={() => setAsking(false)}
      >
        <Typography variant="body2">
          {translate(job.kind === 'transactions' ? 'imports.undo.voids' : 'imports.undo.body')}
        </Typography>
      </ConfirmDialog>
      {hasMoved && (
        <ImportMovedDialog
          job={job}
          onReload={() => {
            reload();
            setAsking(false);
          }}
        />
      )}
    </>
  );
};
