import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Panel } from '../../../components/ui/Panel.tsx';
import { EmptyState } from '../../../components/ui/states/EmptyState.tsx';
import { FailedState } from '../../../components/ui/states/FailedState.tsx';
import { HistoryRow } from './HistoryRow.tsx';
import { type Imports, PAGE } from './useImports.ts';

const Turn = ({ imports: { page, setPage, total } }: { imports: Imports }) => {
  const translate = useTranslate();
  if (total <= PAGE) return null;
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end', mt: 1 }}>
      <Button size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
        {translate('imports.history.newer')}
      </Button>
      <Button size="small" disabled={(page + 1) * PAGE >= total} onClick={() => setPage(page + 1)}>
        {translate('imports.history.older')}
      </Button>
    </Stack>
  );
};

/** The imports of before, each a link to where it stands. */
export const HistoryPanel = ({ imports }: { imports: Imports }) => {
  const translate = useTranslate();
  const { list, problem, retry, total } = imports;
  return (
    <Panel
      title={translate('imports.history.title')}
      note={total ? translate('imports.history.count', { smart_count: total }) : undefined}
    >
      {!list && problem && (
        <FailedState message={problem.message} requestId={problem.requestId} onRetry={retry} />
      )}
      {!list && !problem && <Skeleton variant="rounded" height={120} />}
      {list?.length === 0 && (
        <EmptyState
          title={translate('imports.history.none')}
          lines={[translate('imports.history.noneHint')]}
        />
      )}
      {list && list.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {list.map((one) => (
            <HistoryRow key={one.id} item={one} />
          ))}
        </Box>
      )}
      <Turn imports={imports} />
    </Panel>
  );
};
