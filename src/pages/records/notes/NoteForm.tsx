import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { problemOf } from '../../../components/admin/problem.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';
import { RequestId } from '../../../components/ui/states/FailedState.tsx';
import { useAddNote } from './useNotes.ts';
import { useTypedNote } from './useTypedNote.ts';

const MAX = 2000;

/** Writes a note (also with Ctrl+Enter); what was typed stays until the server has it. */
export const NoteForm = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const box = useRef<HTMLInputElement>(null);
  const { kind, recordId, summary } = useRecordShell();
  const { mutate, isPending, isReady, error } = useAddNote();
  const { typed, type, clear } = useTypedNote(`note/${kind}-${recordId}`);
  const [isMissing, setMissing] = useState(false);
  const problem = error ? problemOf(error) : null;
  const added = () => {
    clear();
    // The name of the record may be on its way still.
    const said = summary ? 'records.notes.added' : 'records.notes.addedHere';
    notify(said, { type: 'success', messageArgs: { name: summary?.name } });
    // The button was disabled meanwhile; the next note begins here.
    box.current?.focus();
  };
  const add = () => {
    const body = typed.trim();
    setMissing(!body);
    if (body && isReady && !isPending) mutate(body, { onSuccess: added });
  };
  return (
    <Stack
      component="form"
      spacing={1.5}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextBox
        label={translate('records.notes.label')}
        value={typed}
        onChange={type}
        inputRef={box}
        rows={3}
        maxLength={MAX}
        error={isMissing && !typed.trim() ? translate('records.notes.required') : problem?.fields.body}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add();
        }}
      />
      {problem && !problem.fields.body && (
        <Alert severity="error">
          {problem.message ?? translate('common.failed')}
          {problem.requestId && <RequestId id={problem.requestId} />}
        </Alert>
      )}
      <OutOfView>
        <Button
          type="submit"
          variant="outlined"
          loading={isPending || !isReady}
          sx={{ alignSelf: 'flex-start' }}
        >
          {translate('records.notes.add')}
        </Button>
      </OutOfView>
    </Stack>
  );
};
