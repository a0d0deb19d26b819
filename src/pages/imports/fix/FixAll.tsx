import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportJob, ImportProblemGroup } from '#contract/shapes/importShapes.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';
import { countText } from '../../../components/ui/numberTexts.ts';
import { SearchCombobox } from '../../../components/ui/search/SearchCombobox.tsx';
import { keyColumnsOf } from '../grid/problemsOfRow.ts';
import { KeyWarning } from '../shared/KeyWarning.tsx';
import { useChoices } from './useChoices.ts';
import type { Replace } from './useReplace.ts';

interface Props {
  job: ImportJob;
  group: ImportProblemGroup;
  replace: Replace;
}

/** Puts one value into every cell with the same problem. */
export const FixAll = ({ job, group, replace }: Props) => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {translate('imports.fixAll.button')}
      </Button>
      {isAsking && <Ask job={job} group={group} replace={replace} onClose={() => setAsking(false)} />}
    </>
  );
};

const Ask = ({ job, group, replace, onClose }: Props & { onClose: () => void }) => {
  const translate = useTranslate();
  const { column, code, rows, message } = group;
  const { hasChoices, search } = useChoices(job, group.field ?? '');
  const [text, setText] = useState('');
  const isKey = column !== null && keyColumnsOf(job).has(column);
  const [isAccepted, setAccepted] = useState(false);
  const label = job.fields.find(({ key }) => key === group.field)?.header ?? '';
  const confirm = () => {
    if (column === null) return;
    replace.replace(
      { column, from: null, to: text, part: false, code, seen: group.edit },
      { onSettled: onClose },
    );
  };
  return (
    <ConfirmDialog
      open
      busy={replace.isPending}
      disabled={text.trim() === '' || (isKey && !isAccepted)}
      title={translate('imports.fixAll.title')}
      confirmLabel={translate('imports.fixAll.confirm', { smart_count: rows, count: countText(rows) })}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2">{translate('imports.fixAll.body', { label, message })}</Typography>
        {isKey && <KeyWarning columns={[label]} rows={rows} isAccepted={isAccepted} onChange={setAccepted} />}
        {hasChoices ? (
          <SearchCombobox
            label={label}
            value={text || null}
            search={search}
            onChange={(value) => setText(value ?? '')}
          />
        ) : (
          <TextBox label={label} value={text} onChange={setText} maxLength={4000} autoFocus />
        )}
      </Stack>
    </ConfirmDialog>
  );
};
