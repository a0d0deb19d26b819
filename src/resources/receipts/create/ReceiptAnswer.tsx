import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { pathOf } from '#domain/pages.ts';
import { ErrorList } from '../../../components/admin/form/ErrorList.tsx';
import { ProblemAlert } from '../../../components/admin/ProblemAlert.tsx';
import { SameMoneyQuestion } from '../../../components/admin/SameMoneyQuestion.tsx';
import type { useIssue } from './useIssue.ts';
import type { useReceiptForm } from './useReceiptForm.ts';

interface Props {
  form: ReturnType<typeof useReceiptForm>;
  issue: ReturnType<typeof useIssue>;
  onAgain: () => void;
  /** Issues it although that receipt has the same check or reference. */
  onAnyway: (earlier: string) => void;
}

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
        ask={translate('receipts.sameMoney.ask')}
        link={{
          to: pathOf('officialReceipt', { orNumber: earlier }),
          label: translate('receipts.sameMoney.open', { number: earlier }),
        }}
        anyway={translate('receipts.sameMoney.anyway')}
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
