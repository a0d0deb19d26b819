import type { RecordType } from '#domain/pages/recordPages.ts';
import { resourcePath } from '../../../providers/paths.ts';
import { useMenuLabel } from '../../shell/menuTable.ts';
import { FailedState } from '../../ui/states/FailedState.tsx';
import { PageHeader } from '../PageHeader.tsx';
import type { Problem } from '../problem.ts';
import { RecordGone } from '../RecordGone.tsx';

interface Props {
  type: RecordType;
  problem: Pick<Problem, 'status'> & Partial<Problem>;
  onRetry?: () => void;
}

/** Stands in place of a record that is not there, may not be seen, or could not be loaded. */
export const RecordMissing = ({ type, problem, onRetry }: Props) => {
  const list = useMenuLabel(type);
  const { status, message, requestId } = problem;
  if (status !== 404 && status !== 403) {
    return (
      <>
        <PageHeader title={list} />
        <FailedState message={message} requestId={requestId} onRetry={onRetry} />
      </>
    );
  }
  return <RecordGone status={status} listPath={resourcePath(type, 'list')} />;
};
