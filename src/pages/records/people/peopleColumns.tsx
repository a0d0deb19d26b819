import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { AssociateRow } from '#contract/associates.ts';
import { formatMobile } from '#domain/formats/mobile.ts';
import { fullName } from '#domain/people/fullName.ts';
import type { FilterDef } from '../../../components/admin/list/filters/filterDefs.ts';
import type { Column } from '../../../components/admin/list/table/column.ts';
import { DateText, NONE } from '../../../components/ui/texts.tsx';
import { InUse } from './PersonHead.tsx';

const F = 'people.field';
const SHOWN = 2;

/** The first stores of a person, and how many more there are. */
const Stores = ({ row: { merchants } }: { row: AssociateRow }) => {
  const translate = useTranslate();
  if (merchants.length === 0) return NONE;
  const names = merchants.slice(0, SHOWN).map(({ merchantName }) => merchantName);
  const more = merchants.length - names.length;
  return (
    <>
      {names.join(', ')}
      {more > 0 && ` ${translate('people.more', { count: more })}`}
    </>
  );
};

const name: Column<AssociateRow> = { field: 'name', label: `${F}.name`, sortable: true, render: fullName };
const rest: readonly Column<AssociateRow>[] = [
  { field: 'position', label: `${F}.position`, sortable: true },
  {
    field: 'isEnabled',
    label: `${F}.isEnabled`,
    sortable: true,
    cardRole: 'status',
    render: (row) => <InUse row={row} />,
  },
  { field: 'merchants', label: `${F}.merchants`, render: (row) => <Stores row={row} /> },
  {
    field: 'mobileNumber',
    label: `${F}.mobileNumber`,
    render: ({ mobileNumber }) =>
      mobileNumber ? (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {formatMobile(mobileNumber)}
        </Box>
      ) : (
        NONE
      ),
  },
  { field: 'email', label: `${F}.email`, sortable: true, hidden: true },
  {
    field: 'dtimeUpdated',
    label: `${F}.dtimeUpdated`,
    sortable: true,
    hidden: true,
    render: (row) => <DateText value={row.dtimeUpdated} />,
  },
  { field: 'updatedBy', label: `${F}.updatedBy`, hidden: true },
];

/** Columns of the retailer associates; who serves several stores stands there once. */
export const associateColumns: readonly Column<AssociateRow>[] = [name, ...rest];

/** Columns of the sales representatives, who are employees. */
export const representativeColumns: readonly Column<AssociateRow>[] = [
  name,
  { field: 'employeeCode', label: `${F}.employeeCode`, isCode: true },
  ...rest,
];

export const peopleFilters: readonly FilterDef[] = [
  { kind: 'flag', field: 'isEnabled', label: `${F}.isEnabled`, yes: 'people.yes', no: 'people.no' },
  { kind: 'text', field: 'position', label: `${F}.position` },
];
