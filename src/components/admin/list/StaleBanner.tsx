import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { formatInstant } from '#domain/day.ts';
import { RequestId } from '../../ui/states/FailedState.tsx';
import type { Problem } from '../problem.ts';

interface Props {
  problem: Problem;
  loadedAt: Date | null;
  onRetry: () => void;
}

/** Says that the rows below are those of before, because refreshing them failed. */
export const StaleBanner = ({ problem, loadedAt, onRetry }: Props) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('common.retry')}
        </Button>
      }
    >
      {loadedAt ? translate('list.staleSince', { when: formatInstant(loadedAt) }) : translate('list.stale')}{' '}
      {problem.message}
      {problem.requestId && <RequestId id={problem.requestId} />}
    </Alert>
  );
};
