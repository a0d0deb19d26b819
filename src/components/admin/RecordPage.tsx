import LockIcon from '@mui/icons-material/LockOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { RecordContextProvider, ResourceContextProvider, useGetOne, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { resourcePath } from '../../providers/paths.ts';
import type { ResourceName } from '../../providers/rest/resourceTable.ts';
import { FailedState } from '../ui/states/FailedState.tsx';
import { StateBlock } from '../ui/states/StateBlock.tsx';
import { goneTitle } from './goneTitle.ts';
import { PageHeader } from './PageHeader.tsx';
import { problemOf } from './problem.ts';
import { WHOLE_RECORD } from './wholeRecord.ts';

interface Props {
  resource: ResourceName;
  children: ReactNode;
}

const Waiting = () => {
  const translate = useTranslate();
  return (
    <Stack spacing={2} role="status" aria-label={translate('common.loading')}>
      <Skeleton variant="text" width={260} height={40} />
      <Skeleton variant="rounded" height={120} />
      <Skeleton variant="rounded" height={240} />
    </Stack>
  );
};

const Failed = ({
  resource,
  error,
  retry,
}: {
  resource: ResourceName;
  error: unknown;
  retry: () => void;
}) => {
  const translate = useTranslate();
  const { status, message, requestId } = problemOf(error);
  if (status !== 404 && status !== 403) {
    return <FailedState message={message} requestId={requestId} onRetry={retry} />;
  }
  return (
    <>
      <PageHeader title={translate(goneTitle(status))} />
      <StateBlock
        icon={status === 403 ? <LockIcon /> : <SearchOffIcon />}
        title={translate(status === 403 ? 'errors.forbidden' : 'errors.notFound')}
        actions={
          <Button component={Link} variant="outlined" to={resourcePath(resource, 'list')}>
            {translate('form.toList')}
          </Button>
        }
      />
    </>
  );
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
    return error ? <Failed resource={resource} error={error} retry={() => refetch()} /> : <Waiting />;
  return (
    <ResourceContextProvider value={resource}>
      <RecordContextProvider key={data.id} value={data}>
        {children}
      </RecordContextProvider>
    </ResourceContextProvider>
  );
};
