import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { RequestId } from '../ui/states/FailedState.tsx';
import type { Problem } from './problem.ts';

/** What went wrong with a deed, in the server's words, with the id that support asks for; nothing while nothing did. */
export const ProblemAlert = ({ problem }: { problem: Problem | null }) => {
  const translate = useTranslate();
  if (!problem) return null;
  return (
    <Alert severity="error">
      {problem.message ?? translate('common.failed')}
      {problem.requestId && <RequestId id={problem.requestId} />}
    </Alert>
  );
};
