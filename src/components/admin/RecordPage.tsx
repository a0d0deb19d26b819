import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { RecordContextProvider, ResourceContextProvider, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { ResourceName } from '../../providers/paths.ts';
import { resourcePath } from '../../providers/paths.ts';
import { FailedState } from '../ui/states/FailedState.tsx';
import { Loading } from './Loading.tsx';
import { problemOf } from './problem.ts';
import { RecordGone } from './RecordGone.tsx';
import { WHOLE_RECORD } from './wholeRecord.ts';

interface Props {
  resource: ResourceName;
  children: ReactNode;
}

const Failed = ({
  resource,
  error,
  retry,
}: {
  resource: ResourceName;
  error: unknown;
  retry: () => void;
}) => {
  const { status, message, requestId } = problemOf(error);
  if (status !== 404 && status !== 403) {
    return <FailedState message={message} requestId={requestId} onRetry={retry} />;
  }
  return <RecordGone status={status} listPath={resourcePath(resource, 'list')} />;
};

/** Loads the record that the address names and gives it to what is inside; says so when it cannot. */
export const RecordPage = ({ resource, children }: Props) => {
  const { id } = useParams();
  const { data, error, refetch } = useGetOne(
    resource,
    { id: id ?? '', meta: WHOLE_RECORD },
    { enabled: Boolean(id), retry: false },
  );
  if (!data)
    return error ? (
      <Failed resource={resource} error={error} retry={() => refetch()} />
    ) : (
      <Loading>
        <Skeleton variant="text" width={260} height={40} />
        <Skeleton variant="rounded" height={120} />
        <Skeleton variant="rounded" height={240} />
      </Loading>
    );
  return (
    <ResourceContextProvider value={resource}>
      <RecordContextProvider key={data.id} value={data}>
        {children}
      </RecordContextProvider>
    </ResourceContextProvider>
  );
};
