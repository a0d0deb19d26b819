import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ASSOCIATE_TYPES, AssociateRow } from '#contract/associates.ts';
import { Loading } from '../../../components/admin/Loading.tsx';
import { ListPage } from '../../../components/admin/list/ListPage.tsx';
import type { Column } from '../../../components/admin/list/table/column.ts';
import { useRecordOwner } from '../../../components/admin/records/useRecordOwner.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { PeopleSwitch } from './PeopleSwitch.tsx';
import { peopleFilters } from './peopleColumns.tsx';

interface Props {
  type: (typeof ASSOCIATE_TYPES)[number];
  title: string;
  emptyHint: string;
  columns: readonly Column<AssociateRow>[];
  pathOfRow: (row: AssociateRow) => string;
  /** What adds a person, at the right of the title. */
  add: ReactNode;
}

/** People of one kind, of all stores of a partner or of one store. */
export const PeopleList = ({ type, title, emptyHint, columns, pathOfRow, add }: Props) => {
  const translate = useTranslate();
  const owner = useRecordOwner();
  const heading = translate(title);
  return (
    <Panel title={heading} aside={add}>
      <PeopleSwitch />
      {owner ? (
        <ListPage<AssociateRow>
          embedded
          resource="associates"
          title={heading}
          columns={columns}
          filters={peopleFilters}
          filter={{ ...owner, type }}
          pathOfRow={pathOfRow}
          search="people.search"
          emptyHint={emptyHint}
          exports="associates"
        />
      ) : (
        <Loading>
          <Skeleton variant="rounded" height={220} />
        </Loading>
      )}
    </Panel>
  );
};
