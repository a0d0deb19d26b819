import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ReceiptMonthShown } from '#contract/finance/receiptMonth.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { ProblemAlert } from '../../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { randomId } from '../../../providers/http/randomId.ts';

interface Props {
  seen: ReceiptMonthShown;
  onOrdered: (jobId: string) => void;
}

const IssueDialog = ({ seen, onOrdered, onClose }: Props & { onClose: () => void }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  // One key for the dialog: pressed twice, or sent anew after a lost answer, it orders one job.
  const [key] = useState(randomId);
  const { month, year, receipts, count, grossAmount, numbers } = seen;
  const refresh = () => client.invalidateQueries({ queryKey: ['official-receipts', 'month'] });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const asked = receipts.map(({ partnerId, grossAmount: gross, withholdingTax }) => ({
        ...{ partnerId, grossAmount: gross, withholdingTax },
      }));
      return provider.issueReceiptMonth({ month, year, receipts: asked }, key);
    },
    onSuccess: ({ jobId }) => {
      onOrdered(jobId);
      void refresh();
    },
  });
  const problem = error ? problemOf(error) : null;
  // What was looked at is no longer so: it is looked at anew behind the words that say so.
  const isRefused = problem !== null && problem.status === 422;
  const close = () => {
    if (isRefused) void refresh();
    onClose();
  };
  const word = (name: string, of: object = {}) => translate(`receipts.months.${name}`, of);
  return (
    <ConfirmDialog
      open
      title={word('ask.title')}
      confirmLabel={isRefused ? word('ask.look') : word('ask.issue')}
      busy={isPending}
      onConfirm={isRefused ? close : () => mutate()}
      onCancel={close}
    >
      <Stack spacing={2}>
        <Typography variant="body2">
          {word('ask.effect', {
            smart_count: count,
            sum: formatPeso(centavosOf(grossAmount) ?? 0n),
            first: numbers[0]?.first ?? '',
          })}
        </Typography>
        <Typography variant="body2">{word('ask.note')}</Typography>
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};

/** Issues what was looked at of a month, after a question; nothing where it is not closed, or numbers or receipts are lacking. */
export const IssueMonthButton = ({ seen, onOrdered }: Props) => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { isClosed, count, numbers, jobId } = seen;
  const mayIssue = isClosed && count > 0 && numbers.length > 0 && jobId === null;
  return (
    <>
      {mayIssue && (
        <Box>
          <OutOfView>
            <Button variant="contained" startIcon={<ReceiptLongIcon />} onClick={() => setAsking(true)}>
              {translate('receipts.months.act', { smart_count: count })}
            </Button>
          </OutOfView>
        </Box>
      )}
      {isAsking && (
        <IssueDialog
          seen={seen}
          onClose={() => setAsking(false)}
          onOrdered={(id) => {
            setAsking(false);
            onOrdered(id);
          }}
        />
      )}
    </>
  );
};
