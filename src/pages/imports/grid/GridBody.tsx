import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../components/ui/states/EmptyState.tsx';
import { FailedState } from '../../../components/ui/states/FailedState.tsx';
import { Grid, type GridProps } from './Grid.tsx';
import { type GridAddress, PER_PAGE } from './useGridAddress.ts';
import type { RowsPage } from './useRows.ts';

interface Props extends Omit<GridProps, 'rows' | 'total' | 'offset' | 'isTurning' | 'isOfProblems'> {
  page: RowsPage;
  address: GridAddress;
}

/** The sheet, or why there is none: it is on its way, it failed, there are no such rows. */
export const GridBody = ({ page, address, ...sheet }: Props) => {
  const translate = useTranslate();
  const { rows, total, isLoading, isTurning, problem, refetch } = page;
  const isOfProblems = address.only === 'problems';
  if (rows.length > 0)
    return (
      <Grid
        {...sheet}
        rows={rows}
        total={total}
        offset={address.page * PER_PAGE}
        isTurning={isTurning}
        isOfProblems={isOfProblems}
      />
    );
  if (problem)
    return <FailedState message={problem.message} requestId={problem.requestId} onRetry={refetch} />;
  if (isLoading) return <Skeleton variant="rectangular" height={320} />;
  return (
    <EmptyState
      filtered={address.q !== '' || address.code !== undefined}
      title={translate(isOfProblems && !address.q ? 'imports.grid.allFixed' : 'imports.grid.none')}
    />
  );
};
