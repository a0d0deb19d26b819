import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { DisabledReason } from '../../../components/ui/DisabledReason.tsx';
import { FootBar } from '../../../components/ui/FootBar.tsx';
import { countText } from '../../../components/ui/numberTexts.ts';
import { isOpen } from '../grid/problemsOfRow.ts';
import { ImportMovedDialog } from '../shared/ImportMovedDialog.tsx';
import { standing } from '../shared/standing.ts';
import { useImportAction } from '../shared/useImportAction.ts';
import { WriteDialog } from './WriteDialog.tsx';

/** Whether anything waits: to be checked, written or mended, or left out as long as it is not over. */
const waits = (job: ImportJob): boolean => {
  const { ready, waiting } = standing(job);
  const isHeld = job.counts.leftOut > 0 && job.status !== 'done';
  return isOpen(job) && (job.needsCheck || isHeld || ready + waiting > 0);
};

/** How the rows stand, in a line. */
const useStandingWords = (job: ImportJob): string => {
  const translate = useTranslate();
  const { ready, waiting } = standing(job);
  const said = (key: string, rows: number) =>
    rows > 0 && translate(key, { smart_count: rows, count: countText(rows) });
  if (job.needsCheck) return translate('imports.write.stopped');
  const waitingRows = [said('imports.write.ready', ready), said('imports.write.waiting', waiting)];
  return waitingRows.filter(Boolean).join(' · ') || said('imports.leftOut', job.counts.leftOut) || '';
};

/** What can go in now, and the ways on: check again, write. Absent once nothing waits. */
export const WriteBar = ({ job }: { job: ImportJob }) => {
  const translate = useTranslate();
  const state = useStandingWords(job);
  const [isAsking, setAsking] = useState(false);
  const again = useImportAction(job, (provider) => provider.retryImport(job));
  if (!waits(job)) return null;
  const { needsCheck, whyNoCommit, matters } = job;
  const { ready } = standing(job);
  const write = (
    <DisabledReason reason={whyNoCommit ?? undefined}>
      <Button variant={needsCheck ? 'text' : 'contained'} onClick={() => setAsking(true)}>
        {ready > 0 && !needsCheck
          ? translate(matters ? 'imports.confirm.ask' : 'imports.write.button', {
              smart_count: ready,
              count: countText(ready),
            })
          : translate('imports.step.write')}
      </Button>
    </DisabledReason>
  );
  return (
    <FootBar state={state}>
      {needsCheck && write}
      <Button variant={needsCheck ? 'contained' : 'text'} loading={again.isPending} onClick={again.run}>
        {translate('imports.write.again')}
      </Button>
      {!needsCheck && write}
      {isAsking && <WriteDialog job={job} onClose={() => setAsking(false)} />}
      {again.hasMoved && <ImportMovedDialog job={job} onReload={again.reload} />}
    </FootBar>
  );
};
