import { useTranslate } from 'react-admin';
import type { AssociateRow } from '#contract/associates.ts';
import { formatMobile } from '#domain/mobile.ts';
import type { Column } from '../../../components/admin/list/column.ts';
import type { FilterDef } from '../../../components/admin/list/filterDefs.ts';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { DateText, NONE } from '../../../components/ui/texts.tsx';

const F = 'people.field';

const nameOf = ({ firstName, middleName, lastName }: AssociateRow) =>
  [firstName, middleName, lastName].filter(Boolean).join(' ');

const InUse = ({ row: { isEnabled } }: { row: AssociateRow }) => {
  const translate = useTranslate();
  return (
    <StatusChip
      tone={isEnabled ? 'success' : 'neutral'}
      label={translate(isEnabled ? 'people.yes' : 'people.no')}
    />
  );
};

/** Columns of the people of stores; who serves several stores stands there once. */
export const peopleColumns: readonly Column<AssociateRow>[] = [
  { field: 'name', label: `${F}.name`, sortable: true, render: nameOf },
  { field: 'employeeCode', label: `${F}.employeeCode` },
  { field: 'position', label: `${F}.position`, sortable: true },
  {
    field: 'isEnabled',
    label: `${F}.isEnabled`,
    cardRole: 'status',
    render: (row) => <InUse row={row} />,
  },
  {
    field: 'merchants',
    label: `${F}.merchants`,
    render: ({ merchants }) => merchants.map(({ merchantName }) => merchantName).join(', ') || NONE,
  },
  {
    field: 'mobileNumber',
    label: `${F}.mobileNumber`,
    render: ({ mobileNumber }) => (mobileNumber ? formatMobile(mobileNumber) : NONE),
  },
  { field: 'email', label: `${F}.email`, hidden: true },
  {
    field: 'dtimeUpdated',
    label: `${F}.dtimeUpdated`,
    sortable: true,
    hidden: true,
    render: (row) => <DateText value={row.dtimeUpdated} />,
  },
  { field: 'updatedBy', label: `${F}.updatedBy`, hidden: true },
];

export const peopleFilters: readonly FilterDef[] = [
  { kind: 'flag', field: 'isEnabled', label: `${F}.isEnabled`, yes: 'people.yes', no: 'people.no' },
  { kind: 'text', field: 'position', label: `${F}.position` },
];
