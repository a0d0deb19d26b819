import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AssociateRow } from '#contract/associates.ts';
import { fullName } from '#domain/people/fullName.ts';
import type { Column } from '../../../components/admin/list/table/column.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { AddRepresentative } from './AddRepresentative.tsx';
import { PeopleList } from './PeopleList.tsx';
import { representativeColumns } from './peopleColumns.tsx';
import { RemoveRepresentative } from './RemoveRepresentative.tsx';

const Remove = ({ row, onAsk }: { row: AssociateRow; onAsk: (row: AssociateRow) => void }) => {
  const translate = useTranslate();
  return (
    <OutOfView>
      <Button
        size="small"
        color="error"
        aria-label={`${translate('people.remove')}: ${fullName(row)}`}
        onClick={() => onAsk(row)}
      >
        {translate('people.remove')}
      </Button>
    </OutOfView>
  );
};

/** The columns with what takes a person away, for those who may. */
const useColumns = (onAsk: (row: AssociateRow) => void): readonly Column<AssociateRow>[] => {
  const { editable } = useRecordShell();
  return useMemo(
    () =>
      editable
        ? [
            ...representativeColumns,
            {
              field: 'remove',
              label: 'people.actions',
              hideable: false,
              exportable: false,
              cardRole: 'deed',
              align: 'end',
              render: (row) => <Remove row={row} onAsk={onAsk} />,
            },
          ]
        : representativeColumns,
    [editable, onAsk],
  );
};

/** The provider's own people who serve a partner's stores, or one store. */
export const SalesRepresentativesPage = () => {
  const { pathTo } = useRecordShell();
  const [asked, setAsked] = useState<AssociateRow | null>(null);
  const columns = useColumns(setAsked);
  return (
    <>
      <PeopleList
        type="sales-representatives"
        title="records.page.salesRepresentatives"
        emptyHint="people.representativesEmpty"
        columns={columns}
        pathOfRow={({ id }) => pathTo('salesRepresentative', { retailerAssociateId: id })}
        add={<AddRepresentative />}
      />
      {asked && <RemoveRepresentative person={asked} onClose={() => setAsked(null)} />}
    </>
  );
};
