import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { Remark } from '#contract/shapes/applicationShapes.ts';
import { randomId } from '../../../../providers/http/randomId.ts';
import { TextBox } from '../../../ui/fields/TextBox.tsx';
import { useReason } from '../../../ui/fields/useReason.ts';
import { problemOf } from '../../problem.ts';
import { useSukiDataProvider } from '../../useSukiDataProvider.ts';
import { ReviewerNote } from '../ReviewerNote.tsx';
import { useRecordShell } from '../recordContext.ts';

const useAnswer = (id: string, onDone: () => void) => {
  const notify = useNotify();
  const dataProvider = useSukiDataProvider();
  const { refetch } = useRecordShell();
  return useMutation({
    mutationFn: (answer: string) => dataProvider.answerRemark(id, answer, randomId()),
    onSuccess: async () => {
      await refetch();
      notify('records.answered', { type: 'success' });
      onDone();
    },
  });
};

/** Writes an answer to a remark of the review, or another in its place. */
export const RemarkAnswer = ({ remark, onClose }: { remark: Remark; onClose: () => void }) => {
  const translate = useTranslate();
  const { reason: answer, tries, box } = useReason({ before: remark.answer ?? '' });
  const { mutate, isPending, error } = useAnswer(remark.id, onClose);
  const problem = error ? problemOf(error) : null;
  const save = () => {
    if (tries()) mutate(answer);
  };
  return (
    <Stack spacing={1} sx={{ my: 1, maxWidth: 640 }}>
      <ReviewerNote />
      <TextBox
        label={translate('records.answerLabel')}
        required
        autoFocus
        {...box(translate('records.answerNeeded'), problem?.fields.answer)}
        rows={2}
        maxLength={1000}
      />
      {problem && !problem.fields.answer && (
        <Alert severity="error">{problem.message ?? translate('common.failed')}</Alert>
      )}
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="contained" loading={isPending} onClick={save}>
          {translate('records.answerSave')}
        </Button>
        <Button size="small" color="inherit" disabled={isPending} onClick={onClose}>
          {translate('common.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
};
