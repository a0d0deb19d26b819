import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatPeso, parseMoney } from '#domain/money.ts';
import type { RecordedPaper } from '../../../providers/verbs/finance/owedVerbs.ts';
import { useQuarterName } from '../certificateTexts.tsx';
import { owedPath } from './owedPaths.ts';

const say = 'certificates.owed.recorded';
const peso = (amount: string) => formatPeso(parseMoney(amount) ?? 0);

/** What was recorded of whom, where their certificate stands with it, and whose is missing next. */
export const RecordedAlert = ({ done: { owed, next, openCount } }: { done: RecordedPaper }) => {
  const translate = useTranslate();
  const nameOf = useQuarterName();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { payeeName, quarter, received, expected, missing, state } = owed;
  const sums = { received: peso(received), expected: peso(expected), missing: peso(missing) };
  return (
    <Alert severity={state === 'RECEIVED' ? 'success' : 'info'} ref={heading} tabIndex={-1}>
      <AlertTitle>{translate(`${say}.title`, { name: payeeName, quarter: nameOf(quarter) })}</AlertTitle>
      {translate(`${say}.${state}`, sums)}{' '}
      {next && next.id !== owed.id ? (
        <>
          {translate(`${say}.open`, { smart_count: openCount })}{' '}
          <Link component={RouterLink} to={owedPath(next)}>
            {translate(`${say}.next`, { name: next.payeeName, quarter: nameOf(next.quarter) })}
          </Link>
        </>
      ) : (
        !next && translate(`${say}.none`)
      )}
    </Alert>
  );
};
