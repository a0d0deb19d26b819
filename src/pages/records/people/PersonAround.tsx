import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { Associate } from '#contract/associates.ts';
import { Loading } from '../../../components/admin/Loading.tsx';
import { StaleBanner } from '../../../components/admin/list/StaleBanner.tsx';
import { PageHeader } from '../../../components/admin/PageHeader.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { RecordGone } from '../../../components/admin/RecordGone.tsx';
import { type RecordShellValue, useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { usePerson } from '../../../components/admin/records/usePerson.ts';
import { FailedState } from '../../../components/ui/states/FailedState.tsx';

interface Props {
  type: Associate['type'];
  /** Asks anew before a form opens, and keeps it open whatever a later refresh answers. */
  isFresh?: boolean;
  children: (person: Associate) => ReactNode;
}

const TITLES = {
  'retailer-associates': 'records.retailerAssociate',
  'sales-representatives': 'records.salesRepresentative',
} as const;
const LISTS = {
  'retailer-associates': 'retailerAssociateList',
  'sales-representatives': 'salesRepresentatives',
} as const;

/** Whether the address puts a person where they are: of this kind, and of this store or partner. */
const standsHere = (person: Associate, type: Props['type'], { kind, recordId }: RecordShellValue): boolean =>
  person.type === type &&
  (kind === 'partner'
    ? person.partnerId === recordId
    : person.merchants.some((store) => store.id === recordId));

const Missing = ({ type }: Pick<Props, 'type'>) => {
  const { pathTo } = useRecordShell();
  return <RecordGone status={404} listPath={pathTo(LISTS[type])} />;
};

const Waiting = ({ type }: Pick<Props, 'type'>) => {
  const translate = useTranslate();
  return (
    <Stack spacing={2.5}>
      <PageHeader title={translate(TITLES[type])} />
      <Loading spacing={2.5}>
        <Skeleton variant="rounded" height={140} />
        <Skeleton variant="rounded" height={180} />
      </Loading>
    </Stack>
  );
};

/** The person that the address names, once known; says so when there is none, or when they cannot be had or are of before. */
export const PersonAround = ({ type, isFresh = false, children }: Props) => {
  const translate = useTranslate();
  const shell = useRecordShell();
  const { retailerAssociateId = '' } = useParams();
  const { data, error, dataUpdatedAt, isFetchedAfterMount, refetch } = usePerson(retailerAssociateId, {
    isFresh,
  });
  // An open form stays, whatever a refresh in the background answers.
  const [isOpen, setOpen] = useState(false);
  const isReady = data !== undefined && (!isFresh || (isFetchedAfterMount && !error));
  const isHere = data !== undefined && standsHere(data, type, shell);
  if (isFresh && isReady && isHere && !isOpen) setOpen(true);
  const problem = error && problemOf(error);
  if (!isOpen && problem && [403, 404].includes(problem.status)) return <Missing type={type} />;
  if (data && (isReady || isOpen)) {
    if (!isHere && !isOpen) return <Missing type={type} />;
    return (
      <Stack spacing={2.5}>
        {problem && (
          <StaleBanner problem={problem} loadedAt={new Date(dataUpdatedAt)} onRetry={() => void refetch()} />
        )}
        {children(data)}
      </Stack>
    );
  }
  if (problem) {
    return (
      <>
        <PageHeader title={translate(TITLES[type])} />
        <FailedState message={problem.message} requestId={problem.requestId} onRetry={() => void refetch()} />
      </>
    );
  }
  return <Waiting type={type} />;
};
