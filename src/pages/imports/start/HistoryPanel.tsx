import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Answered } from '../../../components/admin/Answered.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { EmptyState } from '../../../components/ui/states/EmptyState.tsx';
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
  const { query, total } = imports;
  return (
    <Panel
      title={translate('imports.history.title')}
      note={total ? translate('imports.history.count', { smart_count: total }) : undefined}
    >
      <Answered query={query} waiting={<Skeleton variant="rounded" height={120} />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState
              title={translate('imports.history.none')}
              lines={[translate('imports.history.noneHint')]}
            />
          ) : (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {list.map((one) => (
                <HistoryRow key={one.id} item={one} />
              ))}
            </Box>
          )
        }
      </Answered>
      <Turn imports={imports} />
    </Panel>
  );
};
