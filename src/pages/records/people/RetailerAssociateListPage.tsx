import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { AddAssociate } from './AddAssociate.tsx';
import { PeopleList } from './PeopleList.tsx';
import { associateColumns } from './peopleColumns.tsx';
import { associatePath } from './personPaths.ts';

/** The retailer associates of a partner's stores, or of one store. */
export const RetailerAssociateListPage = () => {
  const { kind, type, id, recordId } = useRecordShell();
  return (
    <PeopleList
      type="retailer-associates"
      title="records.page.retailerAssociateList"
      emptyHint="people.associatesEmpty"
      columns={associateColumns}
      // Everybody stands below a store: below this one, or the first of theirs.
      pathOfRow={(row) =>
        associatePath({ type, id }, kind === 'merchant' ? recordId : (row.merchants[0]?.id ?? '0'), row.id)
      }
      add={<AddAssociate />}
    />
  );
};
