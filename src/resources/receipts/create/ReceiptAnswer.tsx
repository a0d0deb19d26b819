import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { ErrorList } from '../../../components/admin/form/ErrorList.tsx';
import { ProblemAlert } from '../../../components/admin/ProblemAlert.tsx';
import type { useIssue } from './useIssue.ts';
import type { useReceiptForm } from './useReceiptForm.ts';

interface Props {
  form: ReturnType<typeof useReceiptForm>;
  issue: ReturnType<typeof useIssue>;
  onAgain: () => void;
}

/** What came of the last try, above the form: that nobody knows it, what is wrong with which fields, or why it was refused. */
export const ReceiptAnswer = ({ form, issue, onAgain }: Props) => {
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
