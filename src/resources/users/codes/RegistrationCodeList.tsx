import AddIcon from '@mui/icons-material/Add';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { RegistrationCodeRow } from '#contract/people/registrationCodes.ts';
import { pathOf } from '#domain/pages.ts';
import { type RegistrationCodeStatus, registrationCodeStatus } from '#domain/people/registrationCode.ts';
import { useHeld } from '../../../components/admin/Can.tsx';
import type { FilterDef } from '../../../components/admin/list/filters/filterDefs.ts';
import { ListPage } from '../../../components/admin/list/ListPage.tsx';
import type { Column } from '../../../components/admin/list/table/column.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { FormLink } from '../../../components/admin/viewing/FormLink.tsx';
import { Ago } from '../../../components/shell/Ago.tsx';
import { useUser } from '../../../components/shell/useUser.ts';
import { DateText } from '../../../components/ui/texts.tsx';
import { AddUser } from '../list/AddUser.tsx';
import { Several } from '../list/Several.tsx';
import { UserTabs } from '../list/UserTabs.tsx';
import { CodeChip } from './CodeChip.tsx';

const F = 'registrationCodes.field';
const STATUSES = Object.keys(registrationCodeStatus) as RegistrationCodeStatus[];

const Left = ({ row: { uses, maxUses } }: { row: RegistrationCodeRow }) =>
  useTranslate()('registrationCodes.left', { left: maxUses - uses, all: maxUses });

const partner: Column<RegistrationCodeRow> = { field: 'partnerName', label: `${F}.partnerName` };
/** The columns; people of partners, who see their own partner alone, do without its name. */
const columnsFor = (isStaff: boolean): readonly Column<RegistrationCodeRow>[] => [
  { field: 'code', label: `${F}.code`, isCode: true },
  ...(isStaff ? [partner] : []),
  {
    field: 'status',
    label: `${F}.status`,
    cardRole: 'status',
    render: ({ status }) => <CodeChip status={status} />,
  },
  {
    field: 'jobTitles',
    label: `${F}.jobTitles`,
    render: ({ jobTitles }) => <Several names={jobTitles} shown={2} />,
  },
  { field: 'uses', label: 'registrationCodes.usesLeft', sortable: true, render: (row) => <Left row={row} /> },
  {
    field: 'dateExpires',
    label: `${F}.dateExpires`,
    sortable: true,
    render: ({ dateExpires }) => <DateText value={dateExpires} />,
  },
  { field: 'purpose', label: `${F}.purpose`, hidden: true },
  { field: 'createdBy', label: `${F}.createdBy`, hidden: true },
  {
    field: 'dtimeCreated',
    label: `${F}.dtimeCreated`,
    sortable: true,
    hidden: true,
    render: ({ dtimeCreated }) => <Ago at={dtimeCreated} inList />,
  },
];

const useFilters = (): readonly FilterDef[] => {
  const language = useLanguage();
  const provider = useSukiDataProvider();
  const isStaff = useUser().type === 'INTERNAL';
  const ofPartner: FilterDef = {
    kind: 'found',
    field: 'partnerId',
    label: `${F}.partnerName`,
    search: (text) => provider.findPartnersToInvite(text),
    nameOf: (id) => provider.getPartnerName(id),
  };
  return [
    {
      kind: 'choices',
      field: 'status',
      label: `${F}.status`,
      options: STATUSES.map((value) => ({ value, label: registrationCodeStatus[value].label[language] })),
    },
    ...(isStaff ? [ofPartner] : []),
    { kind: 'days', field: 'dtimeCreated', label: `${F}.dtimeCreated` },
  ];
};

/** Whoever sees no list of accounts finds the way to a new one here. */
const Add = () => {
  const translate = useTranslate();
  const seesLists = useHeld().has('UR_VIEW');
  return (
    <Stack direction="row" spacing={1.5}>
      {!seesLists && <AddUser variant="outlined" />}
      <FormLink to={pathOf('registrationCodeCreate')} variant="contained" startIcon={<AddIcon />}>
        {translate('registrationCodes.add')}
      </FormLink>
    </Stack>
  );
};

/** Codes that people register with: to whom they belong, what is left of them and until when. */
export const RegistrationCodeList = () => (
  <ListPage<RegistrationCodeRow>
    resource="registration-codes"
    title={useTranslate()('shell.page.registrationCodes')}
    intro="registrationCodes.intro"
    tabs={{ show: <UserTabs page="registrationCodeList" /> }}
    action={<Add />}
    columns={columnsFor(useUser().type === 'INTERNAL')}
    filters={useFilters()}
    search="registrationCodes.search"
    exports="registration-codes"
    pathOfRow={({ id }) => pathOf('registrationCode', { id })}
    emptyHint="registrationCodes.empty"
  />
);
