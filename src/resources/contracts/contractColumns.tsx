import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ContractRow } from '#contract/contracts.ts';
import { CONTRACT_STATES, contractStates } from '#domain/records/contractState.ts';
import type { FilterDef } from '../../components/admin/list/filters/filterDefs.ts';
import type { Column } from '../../components/admin/list/table/column.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { StatusChip } from '../../components/ui/StatusChip.tsx';
import { Tip } from '../../components/ui/Tip.tsx';
import { DateText, NONE } from '../../components/ui/texts.tsx';

const F = 'contracts.field';

const StateChip = ({ row: { state } }: { row: ContractRow }) => {
  const language = useLanguage();
  const { tone, label } = contractStates[state];
  return <StatusChip tone={tone} label={label[language]} />;
};

const DaysLeft = ({ row: { daysLeft } }: { row: ContractRow }) => {
  const translate = useTranslate();
  if (daysLeft < 0) return <>{translate('contracts.over')}</>;
  return <>{translate('contracts.daysLeft', { smart_count: daysLeft })}</>;
};

const oneLine = {
  maxWidth: { sm: 260 },
  overflow: { sm: 'hidden' },
  textOverflow: 'ellipsis',
  whiteSpace: { sm: 'nowrap' },
} as const;

/** A file's name is as long as its owner likes: in the table one line of it, the whole on hover. */
const SignedFile = ({ row: { signedFileName } }: { row: ContractRow }) =>
  signedFileName ? (
    <Tip title={signedFileName}>
      <Box sx={oneLine}>{signedFileName}</Box>
    </Tip>
  ) : (
    NONE
  );

/** Columns of the contracts, the one that ends first on top. */
export const contractColumns: readonly Column<ContractRow>[] = [
  { field: 'partnerName', label: `${F}.partnerName`, sortable: true },
  {
    field: 'number',
    label: `${F}.number`,
    sortable: true,
    isCode: true,
  },
  { field: 'state', label: `${F}.state`, cardRole: 'status', render: (row) => <StateChip row={row} /> },
  {
    field: 'expiryDate',
    label: `${F}.expiryDate`,
    sortable: true,
    render: (row) => <DateText value={row.expiryDate} />,
  },
  { field: 'daysLeft', label: `${F}.daysLeft`, align: 'end', render: (row) => <DaysLeft row={row} /> },
  { field: 'signedFileName', label: `${F}.signedFileName`, render: (row) => <SignedFile row={row} /> },
  { field: 'hsisCode', label: `${F}.hsisCode`, isCode: true, hidden: true },
  {
    field: 'startDate',
    label: `${F}.startDate`,
    hidden: true,
    render: (row) => <DateText value={row.startDate} />,
  },
  { field: 'updatedBy', label: `${F}.updatedBy`, hidden: true },
];

export const contractFilterDefs: readonly FilterDef[] = [
  {
    kind: 'choices',
    field: 'state',
    label: `${F}.state`,
    options: CONTRACT_STATES.map((value) => ({ value, label: `contracts.state.${value}` })),
  },
  { kind: 'days', field: 'expiryDate', label: `${F}.expiryDate` },
];
