import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { BankAnswer, PayoutFileRow } from '#contract/finance/payoutFiles.ts';
import { ProblemAlert } from '../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { Dropzone } from '../../components/ui/upload/Dropzone.tsx';
import { AnswerRows } from './AnswerRows.tsx';
import { AnswerSums } from './AnswerSums.tsx';
import { AnswerWrong } from './AnswerWrong.tsx';

const options = () => ({
  key: crypto.randomUUID(),
  signal: new AbortController().signal,
  onProgress: () => undefined,
});

/** How many rows say something new. */
const newCountOf = ({ paidCount, returnedCount, bouncedCount }: BankAnswer): number =>
  paidCount + returnedCount + bouncedCount;

const useAnswer = (file: PayoutFileRow) => {
  const notify = useNotify();
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  const chosen = useRef<File | null>(null);
  const check = useMutation({
    mutationFn: (answer: File) => {
      chosen.current = answer;
      return provider.checkBankAnswer(file.id, answer, options());
    },
  });
  const take = useMutation({
    mutationFn: async () => {
      if (!chosen.current) throw new Error('No answer was chosen');
      return provider.takeBankAnswer(file.id, chosen.current, options());
    },
    onSuccess: ({ answer }) => {
      const isNew = newCountOf(answer) > 0;
      const messageArgs = { paid: answer.paidCount, returned: answer.returnedCount + answer.bouncedCount };
      notify(`payoutFiles.answer.${isNew ? 'taken' : 'nothingNew'}`, {
        type: isNew ? 'success' : 'info',
        messageArgs,
      });
      check.reset();
      for (const key of ['payouts', 'payout-files', 'approvals'])
        void client.invalidateQueries({ queryKey: [key] });
    },
  });
  return { check, take, name: chosen.current?.name ?? '' };
};

/** Takes in the bank's answer: chosen, looked at row by row, and confirmed as a whole. */
export const AnswerPanel = ({ file }: { file: PayoutFileRow }) => {
  const translate = useTranslate();
  const { check, take, name } = useAnswer(file);
  const answer = check.data;
  const problem = take.error ?? check.error;
  const isNew = answer !== undefined && newCountOf(answer) > 0;
  return (
    <Panel title={translate('payoutFiles.answer.title')} note={translate('payoutFiles.answer.note')}>
      <Stack spacing={2}>
        <Dropzone
          kind="spreadsheet"
          label={translate('payoutFiles.answer.title')}
          disabled={check.isPending || take.isPending}
          onFiles={([first]) => {
            take.reset();
            if (first) check.mutate(first);
          }}
        />
        <ProblemAlert problem={problem ? problemOf(problem) : null} />
        {check.isPending && (
          <Typography role="status" variant="body2" color="textSecondary">
            {translate('payoutFiles.answer.reading')}
          </Typography>
        )}
        {answer && (
          <Stack spacing={2} component="section" aria-label={translate('payoutFiles.answer.of', { name })}>
            <AnswerSums answer={answer} name={name} />
            {answer.wrongCount > 0 && <AnswerWrong answer={answer} />}
            <AnswerRows answer={answer} />
            <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
              <Button onClick={() => check.reset()} disabled={take.isPending}>
                {translate('payoutFiles.answer.discard')}
              </Button>
              <Button
                variant="contained"
                loading={take.isPending}
                disabled={answer.wrongCount > 0 || !isNew}
                onClick={() => take.mutate()}
              >
                {translate('payoutFiles.answer.take', {
                  smart_count: newCountOf(answer),
                })}
              </Button>
            </Stack>
          </Stack>
        )}
      </Stack>
    </Panel>
  );
};
