import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, ResourceContextProvider, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { pollEvery } from '../../providers/http/pollEvery.ts';
import type { ResourceName } from '../../providers/paths.ts';
import { resourcePath } from '../../providers/paths.ts';
import { Answered } from './Answered.tsx';
import { mayUsePage } from './mayUsePage.ts';
import { RecordGone } from './RecordGone.tsx';
import { useListRow } from './rowFromLists.ts';
import { WHOLE_RECORD } from './wholeRecord.ts';

/** How often what goes on is read again. */
const AGAIN_MS = 4_000;

interface Props<Row extends RaRecord, Whole extends RaRecord> {
  resource: ResourceName;
  /** The lists that it may stand in, where they are no list of the resource itself. */
  lists?: readonly ResourceName[];
  /** Its head out of what a list knew of it, while it is on its way. */
  head?: (row: Row) => ReactNode;
  /** Whether something of it ends by itself within seconds: it is read again until then. */
  goesOn?: (record: Whole) => boolean;
  children: ReactNode;
}

/** Loads the record that the address names and gives it to what is inside; says so when it cannot. */
export const RecordPage = <Row extends RaRecord, Whole extends RaRecord = RaRecord>({
  resource,
  lists = [resource],
  head,
  goesOn,
  children,
}: Props<Row, Whole>) => {
  const { id } = useParams();
  const row = useListRow<Row>(lists, 'id', id ?? '');
  const back = lists.find(mayUsePage) ?? resource;
  const query = useGetOne<Whole>(
    resource,
    { id: id ?? '', meta: WHOLE_RECORD },
    {
      enabled: Boolean(id),
      retry: false,
      refetchInterval: pollEvery((data) => data !== undefined && goesOn?.(data) === true && AGAIN_MS),
    },
  );
  return (
    <Answered
      query={query}
      head={row && head && <Box sx={{ mb: 2.5 }}>{head(row)}</Box>}
      gone={(status) => <RecordGone status={status} listPath={resourcePath(back, 'list')} />}
    >
      {(record) => (
        <ResourceContextProvider value={resource}>
          <RecordContextProvider key={record.id} value={record}>
            {children}
          </RecordContextProvider>
        </ResourceContextProvider>
      )}
    </Answered>
  );
};
