import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportJob } from '#contract/importShapes.ts';
import { DisabledReason } from '../../../components/ui/DisabledReason.tsx';
import { FootBar } from '../../../components/ui/FootBar.tsx';
import { isOpen } from '../grid/cells.ts';
import { counted, standing } from '../shared/counted.ts';
import { MovedDialog } from '../shared/MovedDialog.tsx';
import { useImportDeed } from '../shared/useImportDeed.ts';
import { WriteDialog } from './WriteDialog.tsx';

/** What can go in now, and the ways on: check again, write. Absent once nothing waits. */
export const WriteBar = ({ job }: { job: ImportJob }) => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const again = useImportDeed(job, (provider) => provider.retryImport(job));
  const { ready, waiting } = standing(job);
  if (!isOpen(job) || ready + waiting === 0) return null;
  const state = [
    ready > 0 && translate('imports.write.ready', { smart_count: ready, count: counted(ready) }),
    waiting > 0 && translate('imports.write.waiting', { smart_count: waiting, count: counted(waiting) }),
  ].filter(Boolean);
  return (
    <FootBar state={state.join(' · ')}>
      <Button loading={again.isPending} onClick={again.run}>
        {translate('imports.write.again')}
      </Button>
      <DisabledReason reason={job.whyNoCommit ?? undefined}>
        <Button variant="contained" onClick={() => setAsking(true)}>
          {ready > 0
            ? translate('imports.write.button', { smart_count: ready, count: counted(ready) })
            : translate('imports.step.write')}
        </Button>
      </DisabledReason>
      {isAsking && <WriteDialog job={job} onClose={() => setAsking(false)} />}
      {again.hasMoved && <MovedDialog job={job} onReload={again.reload} />}
    </FootBar>
  );
};
