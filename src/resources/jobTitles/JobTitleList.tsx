import AddIcon from '@mui/icons-material/Add';
import { useTranslate } from 'react-admin';
import type { JobTitleRow } from '#contract/people/jobTitles.ts';
import { pathOf } from '#domain/pages.ts';
import { ASSIGNMENTS } from '#domain/people/assignments.ts';
import { GROUPS } from '#domain/people/jobTitles.ts';
import { Can, useHeld } from '../../components/admin/Can.tsx';
import type { FilterDef } from '../../components/admin/list/filters/filterDefs.ts';
import { ListPage } from '../../components/admin/list/ListPage.tsx';
import type { Column } from '../../components/admin/list/table/column.ts';
import { RoleTabs } from '../../components/admin/roles/RoleTabs.tsx';
import { FormLink } from '../../components/admin/viewing/FormLink.tsx';
import { Ago } from '../../components/shell/Ago.tsx';
import { StatusChip } from '../../components/ui/StatusChip.tsx';

const F = 'jobTitles.field';

const Group = ({ row }: { row: JobTitleRow }) => useTranslate()(`jobTitles.group.${row.designationGroup}`);
const Place = ({ row }: { row: JobTitleRow }) => useTranslate()(`jobTitles.assignment.${row.assignment}`);
const InUse = ({ row: { isEnabled } }: { row: JobTitleRow }) => (
  <StatusChip
    tone={isEnabled ? 'success' : 'neutral'}
    label={useTranslate()(isEnabled ? 'jobTitles.inUse' : 'jobTitles.notInUse')}
  />
);

const columns: readonly Column<JobTitleRow>[] = [
  { field: 'name', label: `${F}.name`, sortable: true },
  { field: 'designationGroup', label: `${F}.designationGroup`, render: (row) => <Group row={row} /> },
  { field: 'accessRole', label: `${F}.accessRole` },
  { field: 'assignment', label: `${F}.assignment`, render: (row) => <Place row={row} /> },
  {
    field: 'isEnabled',
    label: `${F}.isEnabled`,
    cardRole: 'status',
    render: (row) => <InUse row={row} />,
  },
  { field: 'userCount', label: `${F}.userCount`, align: 'end' },
  {
    field: 'dtimeUpdated',
    label: `${F}.dtimeUpdated`,
    sortable: true,
    render: ({ dtimeUpdated }) => <Ago at={dtimeUpdated} inList />,
  },
  { field: 'updatedBy', label: `${F}.updatedBy`, hidden: true },
];

const useFilters = (): readonly FilterDef[] => {
  const translate = useTranslate();
  return [
    {
      kind: 'choices',
      field: 'designationGroup',
      label: `${F}.designationGroup`,
      options: GROUPS.map((value) => ({ value, label: translate(`jobTitles.group.${value}`) })),
    },
    {
      kind: 'choices',
      field: 'assignment',
      label: `${F}.assignment`,
      options: ASSIGNMENTS.map((value) => ({ value, label: translate(`jobTitles.assignment.${value}`) })),
    },
    {
      kind: 'flag',
      field: 'isEnabled',
      label: `${F}.isEnabled`,
      yes: 'jobTitles.inUse',
      no: 'jobTitles.notInUse',
    },
  ];
};

const Add = () => {
  const translate = useTranslate();
  return (
    <Can anyOf={['UM_EDIT_ACCESS_ROLE']}>
      <FormLink to={pathOf('jobTitleCreate')} variant="contained" startIcon={<AddIcon />}>
        {translate('jobTitles.add')}
      </FormLink>
    </Can>
  );
};

/** What people of partners are, with the access role that comes with each. */
export const JobTitleList = () => {
  const translate = useTranslate();
  const isKeeper = useHeld().has('UM_EDIT_ACCESS_ROLE');
  return (
    <ListPage<JobTitleRow>
      resource="job-titles"
      title={translate('shell.page.jobTitles')}
      intro="jobTitles.intro"
      tabs={{ show: <RoleTabs page="jobTitleList" /> }}
      action={<Add />}
      columns={columns}
      filters={useFilters()}
      search="jobTitles.search"
      pathOfRow={({ id }) => (isKeeper ? pathOf('jobTitleEdit', { id }) : null)}
    />
  );
};
