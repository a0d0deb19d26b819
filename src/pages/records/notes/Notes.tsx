import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Loading } from '../../../components/admin/Loading.tsx';
import { listState } from '../../../components/admin/list/listState.ts';
import { StaleBanner } from '../../../components/admin/list/StaleBanner.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { EmptyState } from '../../../components/ui/states/EmptyState.tsx';
import { FailedState } from '../../../components/ui/states/FailedState.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NoteLine } from './NoteLine.tsx';
import { useNotes } from './useNotes.ts';

const Lines = () => {
  const translate = useTranslate();
  const query = useNotes();
  const { data, error, isPending, dataUpdatedAt, hasNextPage, isFetchingNextPage } = query;
  const notes = data?.pages.flatMap(({ list }) => list) ?? null;
  const problem = error ? problemOf(error) : null;
  const retry = () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch());
  const state = listState({
    isPending,
    failedWith: problem?.status ?? null,
    rows: notes?.length ?? null,
    searchOrFilter: false,
  });
  if (state === 'loading')
    return (
      <Loading spacing={1}>
        <Skeleton width="30%" />
        <Skeleton width="70%" />
      </Loading>
    );
  if (state === 'empty') return <EmptyState title={translate('records.notes.none')} />;
  if (state !== 'rows' || !notes) {
    return <FailedState message={problem?.message} requestId={problem?.requestId} onRetry={retry} />;
  }
  return (
    <Stack spacing={2}>
      {problem && <StaleBanner problem={problem} loadedAt={new Date(dataUpdatedAt)} onRetry={retry} />}
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {notes.map((note) => (
          <NoteLine key={note.id} note={note} />
        ))}
      </Stack>
      {hasNextPage && (
        <Button
          variant="outlined"
          size="small"
          loading={isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
          sx={{ alignSelf: 'flex-start' }}
        >
          {translate('records.notes.older')}
        </Button>
      )}
    </Stack>
  );
};

/** What staff noted beside a partner or store, and a box for another note. */
export const Notes = () => {
  const translate = useTranslate();
  return (
    <Stack spacing={2.5}>
      <Typography variant="body2" color="textSecondary">
        {translate('records.notes.intro')}
      </Typography>
      <NoteForm />
      <Lines />
    </Stack>
  );
};
