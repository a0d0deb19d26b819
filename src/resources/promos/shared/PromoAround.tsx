import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Promo } from '#contract/shapes/promoShapes.ts';
import { pathOf } from '#domain/pages.ts';
import { Loading } from '../../../components/admin/Loading.tsx';
import { StaleBanner } from '../../../components/admin/list/StaleBanner.tsx';
import { PageHeader } from '../../../components/admin/PageHeader.tsx';
import { type Problem, problemOf } from '../../../components/admin/problem.ts';
import { RecordGone } from '../../../components/admin/RecordGone.tsx';
import { FailedState } from '../../../components/ui/states/FailedState.tsx';
import { usePromo } from './usePromo.ts';

interface Props {
  code: string;
  /** Asks anew before a form opens, and keeps it open whatever a later refresh answers. */
  isFresh?: boolean;
  children: (promo: Promo) => ReactNode;
}

/** Says that there is no such promo, or that it may not be seen, with the way back to the list. */
export const NoPromo = ({ isForbidden = false }: { isForbidden?: boolean }) => (
  <RecordGone status={isForbidden ? 403 : 404} listPath={pathOf('promoList')} />
);

const Failed = ({ problem, retry }: { problem: Problem; retry: () => void }) => {
  const translate = useTranslate();
  if (problem.status === 403 || problem.status === 404)
    return <NoPromo isForbidden={problem.status === 403} />;
  return (
    <>
      <PageHeader title={translate('promos.name')} />
      <FailedState message={problem.message} requestId={problem.requestId} onRetry={retry} />
    </>
  );
};

const Waiting = () => {
  const translate = useTranslate();
  return (
    <Stack spacing={2.5}>
      <PageHeader title={translate('promos.name')} />
      <Loading spacing={2.5}>
        <Skeleton variant="rounded" height={96} />
        <Skeleton variant="rounded" height={220} />
        <Skeleton variant="rounded" height={180} />
      </Loading>
    </Stack>
  );
};

/** A promo once it is known; says so when there is none, or when it cannot be had or is of before. */
export const PromoAround = ({ code, isFresh = false, children }: Props) => {
  const { data, error, dataUpdatedAt, isFetchedAfterMount, refetch } = usePromo(code, {
    isFresh,
  });
  const [open, setOpen] = useState<Promo | null>(null);
  const isReady = data !== undefined && (!isFresh || (isFetchedAfterMount && !error));
  if (isFresh && isReady && !open) setOpen(data);
  const shown = open ?? (isReady ? data : null);
  const problem = error && problemOf(error);
  const retry = () => void refetch();
  if (!shown) return problem ? <Failed problem={problem} retry={retry} /> : <Waiting />;
  return (
    <Stack spacing={2.5}>
      {problem && <StaleBanner problem={problem} loadedAt={new Date(dataUpdatedAt)} onRetry={retry} />}
      {children(shown)}
    </Stack>
  );
};
