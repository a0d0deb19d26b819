import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportJob, ImportProblemGroup } from '#contract/shapes/importShapes.ts';
import { problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { EmptyState } from '../../../components/ui/states/EmptyState.tsx';
import { FailedState } from '../../../components/ui/states/FailedState.tsx';
import type { GridAddress } from '../grid/useGridAddress.ts';
import { problemsKey } from '../shared/importKeys.ts';
import { GroupCard } from './GroupCard.tsx';

/** What is wrong with an import, by cause. */
export const useProblems = (job: ImportJob) => {
  const provider = useSukiDataProvider();
  return useQuery({ queryKey: problemsKey(job.id), queryFn: () => provider.listImportProblems(job.id) });
};

/** Causes that are shown before one asks for the rest: the sheet beside or below is not to be far. */
const FEW = 4;

interface Props {
  job: ImportJob;
  groups: readonly ImportProblemGroup[] | undefined;
  error: Error | null;
  onRetry: () => void;
  address: GridAddress;
  onShow: (wanted: Partial<GridAddress>) => void;
}

/** Causes with how many rows have them, errors first; each can narrow the sheet and be mended at one stroke. */
export const ProblemGroups = ({ job, groups, error, onRetry, address, onShow }: Props) => {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? groups : groups?.slice(0, FEW);
  const problem = error && problemOf(error);
  return (
    <Panel
      title={translate('imports.groups.title')}
      note={groups && translate('imports.groups.count', { smart_count: groups.length })}
    >
      {!groups && problem && (
        <FailedState message={problem.message} requestId={problem.requestId} onRetry={onRetry} />
      )}
      {!groups && !problem && <Skeleton variant="rounded" height={160} />}
      {groups?.length === 0 && <EmptyState title={translate('imports.groups.none')} />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {shown?.map((group) => {
          const isShown = address.code === group.code && address.field === (group.field ?? undefined);
          const only = group.isWarning ? 'warnings' : 'problems';
          return (
            <GroupCard
              key={`${group.code} ${group.field}`}
              job={job}
              group={group}
              isShown={isShown}
              onShow={() =>
                onShow(
                  isShown
                    ? { only, code: undefined, field: undefined }
                    : { only, code: group.code, field: group.field ?? undefined, q: '' },
                )
              }
            />
          );
        })}
      </Box>
      {groups && groups.length > FEW && (
        <Button size="small" onClick={() => setWhole(!isWhole)} sx={{ mt: 1 }}>
          {translate(isWhole ? 'imports.groups.fewerCauses' : 'imports.groups.allCauses', {
            count: groups.length,
          })}
        </Button>
      )}
    </Panel>
  );
};
