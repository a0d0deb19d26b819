import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { importStatus } from '#domain/importJobs/importStatus.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import type { GridAddress } from '../grid/useGridAddress.ts';
import { standing } from '../shared/standing.ts';
import { Bucket } from './Bucket.tsx';
import { UndoButton } from './UndoButton.tsx';

/** What came of an import, in sentences, with what can be done about it; absent as long as nothing came of it. */
export const Report = ({ job, show }: { job: ImportJob; show: (wanted: Partial<GridAddress>) => void }) => {
  const translate = useTranslate();
  const { counts, status } = job;
  const { written, waiting } = standing(job);
  const undone = counts.reversed + counts.editedSince + counts.refused;
  if (written + undone === 0 && status !== 'done' && status !== 'cancelled') return null;
  const said = (key: string, count: number) =>
    count > 0 ? [translate(`imports.report.${key}`, { smart_count: count, count: countText(count) })] : [];
  const lines = [
    ...said('created', counts.created),
    ...said('updated', counts.updated),
    ...said('unchanged', counts.unchanged),
    ...said('leftOut', counts.leftOut),
    ...said('failed', counts.failed),
    ...(status === 'undone'
      ? []
      : [...said('error', counts.error), ...said('notStarted', counts.notStarted)]),
  ];
  return (
    <Panel
      title={translate(
        `imports.report.title.${status === 'review' || status === 'confirming' ? 'done_with_errors' : status}`,
      )}
      note={
        waiting > 0 && importStatus[status].next.includes('committing')
          ? translate('imports.report.goOn')
          : undefined
      }
      aside={<UndoButton job={job} />}
    >
      <Stack spacing={0.5} component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.map((line) => (
          <Typography key={line} component="li" variant="body2">
            {line}
          </Typography>
        ))}
      </Stack>
      {undone > 0 && (
        <Stack spacing={2} sx={{ mt: 2 }}>
          <Bucket job={job} state="reversed" onShow={() => show({ only: 'reversed' })} />
          <Bucket job={job} state="editedSince" onShow={() => show({ only: 'editedSince' })} />
          <Bucket job={job} state="refused" onShow={() => show({ only: 'refused' })} />
        </Stack>
      )}
    </Panel>
  );
};
