import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import type { ASSOCIATE_TYPES, AssociateRow } from '#contract/associates.ts';
import { ListPage } from '../../../components/admin/list/ListPage.tsx';
import { useRecordOwner } from '../../../components/admin/records/useRecordOwner.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { peopleColumns, peopleFilters } from './peopleColumns.tsx';

interface Props {
  type: (typeof ASSOCIATE_TYPES)[number];
  title: string;
  emptyHint: string;
}

/** People of one kind, of all stores of a partner or of one store. */
export const PeopleList = ({ type, title, emptyHint }: Props) => {
  const translate = useTranslate();
  const owner = useRecordOwner();
  const heading = translate(title);
  return (
    <Panel title={heading}>
      {owner ? (
        <ListPage<AssociateRow>
          embedded
          resource="associates"
          title={heading}
          columns={peopleColumns}
          filters={peopleFilters}
          filter={{ ...owner, type }}
          search="people.search"
          emptyHint={emptyHint}
        />
      ) : (
        <Skeleton variant="rounded" height={220} role="status" aria-label={translate('common.loading')} />
      )}
    </Panel>
  );
};
