import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { OutOfView } from '../../components/admin/viewing/OutOfView.tsx';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';
import { countText } from '../../components/ui/numberTexts.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { useDuration } from './shared/useDuration.ts';
import { useImportAction } from './shared/useImportAction.ts';

const Figures = ({ progress }: { progress: NonNullable<ImportJob['progress']> }) => {
  const translate = useTranslate();
  const duration = useDuration();
  const { done, total, rowsPerSecond, secondsLeft } = progress;
  const left = [
    rowsPerSecond > 0 && translate('imports.progress.rate', { rate: countText(rowsPerSecond) }),
    secondsLeft !== null &&
      done < total &&
      translate('imports.progress.left', { time: duration(secondsLeft) }),
  ].filter(Boolean);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, mt: 1 }}>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 550 }}>
        {total > 0
          ? translate('imports.progress.of', { done: countText(done), total: countText(total) })
          : translate('imports.rows', { smart_count: done, count: countText(done) })}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {left.join(' · ')}
      </Typography>
    </Box>
  );
};

/** Per cent from which on a step is about to end. */
const NEARLY = 98;

const Cancel = ({ job }: { job: ImportJob }) => {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const { run, isPending } = useImportAction(
    job,
    (provider) => provider.cancelImport(job.id),
    () => setAsking(false),
  );
  return (
    <>
      <OutOfView>
        <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
          {translate('imports.cancel.button')}
        </Button>
      </OutOfView>
      <ConfirmDialog
        open={asking}
        destructive
        busy={isPending}
        title={translate('imports.cancel.title')}
        confirmLabel={translate('imports.cancel.button')}
        cancelLabel={translate('imports.cancel.keep')}
        onConfirm={run}
        onCancel={() => setAsking(false)}
      >
        {translate(`imports.cancel.${job.status}`)}
      </ConfirmDialog>
    </>
  );
};

/** A long step that is under way: how far it is, how fast, how long it will take, and the way to stop it. */
export const ProgressPanel = ({ job }: { job: ImportJob }) => {
  const translate = useTranslate();
  const { progress, status } = job;
  const isKnown = progress !== null && progress.total > 0;
  const percent = isKnown ? Math.min(100, Math.floor((progress.done * 100) / progress.total)) : 0;
  // Of the last rows nothing is told until all are kept: a bar that stands still would look broken.
  const isFinishing = percent >= NEARLY;
  const title = translate(`imports.progress.${status}`);
  return (
    <Panel title={title} note={translate('imports.progress.closed')} aside={<Cancel job={job} />}>
      <LinearProgress
        variant={isKnown && !isFinishing ? 'determinate' : 'indeterminate'}
        value={percent}
        aria-label={title}
        sx={{ height: 8, borderRadius: 4 }}
      />
      {progress && !isFinishing && <Figures progress={progress} />}
      {isFinishing && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {translate('imports.progress.finishing')}
        </Typography>
      )}
    </Panel>
  );
};
