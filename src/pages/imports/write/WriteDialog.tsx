import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { importKinds } from '#domain/importJobs/importKinds.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { countText } from '../../../components/ui/numberTexts.ts';
import { ImportMovedDialog } from '../shared/ImportMovedDialog.tsx';
import { standing } from '../shared/standing.ts';
import { useImportAction } from '../shared/useImportAction.ts';
import { Renames } from './Renames.tsx';
import { SameFile } from './SameFile.tsx';
import { NeedsSecond } from './SecondPerson.tsx';

type Mode = 'valid' | 'all';

const Choice = ({
  mode,
  label,
  note,
  disabled,
}: {
  mode: Mode;
  label: string;
  note: string;
  disabled?: boolean;
}) => (
  <FormControlLabel
    value={mode}
    disabled={disabled}
    control={<Radio size="small" />}
    sx={{ alignItems: 'flex-start', mb: 1 }}
    label={
      <>
        <Typography variant="body2" component="span" sx={{ display: 'block', pt: 1, fontWeight: 550 }}>
          {label}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {note}
        </Typography>
      </>
    }
  />
);

/** Asks how the rows are to go in, and for a plain yes where the same file went in before. */
export const WriteDialog = ({ job, onClose }: { job: ImportJob; onClose: () => void }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const [mode, setMode] = useState<Mode>('valid');
  const [isSure, setSure] = useState(job.sameFileAs === null);
  const { ready, waiting } = standing(job);
  const { run, isPending, hasMoved, reload } = useImportAction(
    job,
    (provider) => provider.commitImport(job, { mode, allowSameFile: job.sameFileAs !== null && isSure }),
    onClose,
  );
  const rows = (count: number) => ({ smart_count: count, count: countText(count) });
  if (hasMoved) {
    const close = () => {
      reload();
      onClose();
    };
    return <ImportMovedDialog job={job} onReload={close} />;
  }
  return (
    <ConfirmDialog
      open
      busy={isPending}
      disabled={!isSure}
      title={translate('imports.write.title', { kind: importKinds[job.kind].title[language] })}
      confirmLabel={translate(job.matters ? 'imports.confirm.ask' : 'imports.write.button', rows(ready))}
      onConfirm={run}
      onCancel={onClose}
    >
      <Stack spacing={1.5}>
        <Typography variant="body2">
          {translate('imports.write.body', {
            create: countText(job.counts.create),
            update: countText(job.counts.update),
          })}
        </Typography>
        <NeedsSecond job={job} />
        <Renames job={job} />
        <RadioGroup
          aria-label={translate('imports.write.how')}
          value={mode}
          onChange={(_, value) => setMode(value === 'all' ? 'all' : 'valid')}
        >
          <Choice
            mode="valid"
            label={translate('imports.write.valid', rows(ready))}
            note={translate(
              waiting > 0 ? 'imports.write.validNote' : 'imports.write.validNoteNone',
              rows(waiting),
            )}
          />
          <Choice
            mode="all"
            disabled={waiting > 0}
            label={translate('imports.write.all')}
            note={translate(
              waiting > 0 ? 'imports.write.allBlocked' : 'imports.write.allNote',
              rows(waiting),
            )}
          />
        </RadioGroup>
        <SameFile job={job} />
        {job.sameFileAs && (
          <FormControlLabel
            control={<Checkbox checked={isSure} onChange={(_, isOn) => setSure(isOn)} />}
            label={<Typography variant="body2">{translate('imports.same.confirm')}</Typography>}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
};
