import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { pathOf } from '#domain/pages.ts';
import { ErrorList } from '../../../components/admin/form/ErrorList.tsx';
import { MayLink } from '../../../components/admin/MayLink.tsx';
import { ProblemAlert } from '../../../components/admin/ProblemAlert.tsx';
import type { useIssue } from './useIssue.ts';
import type { useReceiptForm } from './useReceiptForm.ts';

interface Props {
  form: ReturnType<typeof useReceiptForm>;
  issue: ReturnType<typeof useIssue>;
  onAgain: () => void;
  /** Issues it although that receipt has the same check or reference. */
  onAnyway: (earlier: string) => void;
}

interface QuestionProps {
  message: string | undefined;
  /** The number of the receipt that stands. */
  earlier: string;
  isPending: boolean;
  onAnyway: () => void;
  onBack: () => void;
}

/** Asks whether money that is on another receipt already is receipted again. */
const SameMoneyQuestion = ({ message, earlier, isPending, onAnyway, onBack }: QuestionProps) => {
  const translate = useTranslate();
  return (
    <Alert severity="warning">
      <AlertTitle>{translate('receipts.sameMoney.title')}</AlertTitle>
      {message} {translate('receipts.sameMoney.ask')}
      <Box sx={{ mt: 1 }}>
        <MayLink to={pathOf('officialReceipt', { orNumber: earlier })}>
          {translate('receipts.sameMoney.open', { number: earlier })}
        </MayLink>
      </Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1.5, flexWrap: 'wrap' }}>
        <Button color="inherit" variant="outlined" size="small" disabled={isPending} onClick={onBack}>
          {translate('receipts.sameMoney.back')}
        </Button>
        <Button color="inherit" size="small" loading={isPending} onClick={onAnyway}>
          {translate('receipts.sameMoney.anyway')}
        </Button>
      </Stack>
    </Alert>
  );
};

/** What came of the last try, above the form: that nobody knows it, what is wrong with which fields, or why it was refused. */
export const ReceiptAnswer = ({ form, issue, onAgain, onAnyway }: Props) => {
  const translate = useTranslate();
  if (issue.isUnknown)
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" loading={issue.isPending} onClick={onAgain}>
            {translate('receipts.create.again')}
          </Button>
        }
      >
        {translate('receipts.create.unknown')}
      </Alert>
    );
  const { problem } = issue;
  const earlier = problem?.code === 'rule_same_money' ? problem.earlier : undefined;
  if (earlier !== undefined)
    return (
      <SameMoneyQuestion
        message={problem?.message}
        earlier={earlier}
        isPending={issue.isPending}
        onAnyway={() => onAnyway(earlier)}
        onBack={issue.begin}
      />
    );
  if (form.errors.length === 0) return <ProblemAlert problem={issue.problem} />;
  return (
    <ErrorList
      title={translate('form.errorsTitle')}
      fields={form.errors}
      onGo={form.goTo}
      requestId={issue.problem?.requestId}
    />
  );
};
