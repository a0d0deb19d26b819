import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { BankAnswer } from '#contract/finance/payoutFiles.ts';
import { formatDate } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';

/** Why nothing of an answer can be taken in; one that was given to another file leads there. */
export const AnswerWrong = ({ answer: { wrongCount, otherFiles } }: { answer: BankAnswer }) => {
  const translate = useTranslate();
  const elsewhere = otherFiles.reduce((sum, { count }) => sum + count, 0);
  return (
    <Alert severity="error">
      {elsewhere < wrongCount && translate('payoutFiles.answer.wrong', { smart_count: wrongCount })}
      {otherFiles.map(({ id, day, count }) => (
        <div key={id}>
          {translate('payoutFiles.answer.ofOther', { smart_count: count, id, day: formatDate(day) })}{' '}
          <Link component={RouterLink} to={pathOf('payoutFileDetail', { id })} color="inherit">
            {translate('payoutFiles.answer.openOther', { id })}
          </Link>
        </div>
      ))}
    </Alert>
  );
};
