import type { ReactNode } from 'react';
import { RecordContextProvider, ResourceContextProvider, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { ResourceName } from '../../providers/paths.ts';
import { resourcePath } from '../../providers/paths.ts';
import { Answered } from './Answered.tsx';
import { RecordGone } from './RecordGone.tsx';
import { WHOLE_RECORD } from './wholeRecord.ts';

interface Props {
  resource: ResourceName;
  children: ReactNode;
}

/** Loads the record that the address names and gives it to what is inside; says so when it cannot. */
export const RecordPage = ({ resource, children }: Props) => {
  const { id } = useParams();
  const query = useGetOne(
    resource,
    { id: id ?? '', meta: WHOLE_RECORD },
    { enabled: Boolean(id), retry: false },
  );
  return (
    <Answered
      query={query}
      gone={(status) => <RecordGone status={status} listPath={resourcePath(resource, 'list')} />}
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
