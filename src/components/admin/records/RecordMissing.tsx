import LockIcon from '@mui/icons-material/LockOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { RecordType } from '#domain/pages/recordPages.ts';
import { resourcePath } from '../../../providers/paths.ts';
import { FailedState } from '../../ui/states/FailedState.tsx';
import { StateBlock } from '../../ui/states/StateBlock.tsx';
import { goneTitle } from '../goneTitle.ts';
import { PageHeader } from '../PageHeader.tsx';
import type { Problem } from '../problem.ts';

interface Props {
  type: RecordType;
  problem: Pick<Problem, 'status'> & Partial<Problem>;
  onRetry?: () => void;
}

/** Stands in place of a record that is not there, may not be seen, or could not be loaded. */
export const RecordMissing = ({ type, problem, onRetry }: Props) => {
  const translate = useTranslate();
  const { status, message, requestId } = problem;
  if (status !== 404 && status !== 403) {
    return (
      <>
        <PageHeader title={translate(`shell.page.${type}`)} />
        <FailedState message={message} requestId={requestId} onRetry={onRetry} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={translate(goneTitle(status))} />
      <StateBlock
        icon={status === 403 ? <LockIcon /> : <SearchOffIcon />}
        title={translate(status === 403 ? 'errors.forbidden' : 'errors.notFound')}
        actions={
          <Button component={Link} variant="outlined" to={resourcePath(type, 'list')}>
            {translate('form.toList')}
          </Button>
        }
      />
    </>
  );
};
