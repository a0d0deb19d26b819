import AddIcon from '@mui/icons-material/Add';
import { useTranslate } from 'react-admin';
import type { AccessRoleRow } from '#contract/accessRoles.ts';
import { Can } from '../../components/admin/Can.tsx';
import type { FilterDef } from '../../components/admin/list/filters/filterDefs.ts';
import { ListPage } from '../../components/admin/list/ListPage.tsx';
import type { Column } from '../../components/admin/list/table/column.ts';
import { RoleTabs } from '../../components/admin/roles/RoleTabs.tsx';
import { FormLink } from '../../components/admin/viewing/FormLink.tsx';
import { DateText } from '../../components/ui/texts.tsx';
import { resourcePath } from '../../providers/paths.ts';
import { CompareChosen } from './compare/CompareButtons.tsx';
import { RoleAudience, RoleChanger, RoleName, RoleStatus } from './RoleChips.tsx';

const T = 'resources.accessRoles';

const columns: readonly Column<AccessRoleRow>[] = [
  {
    field: 'role',
    label: `${T}.fields.role`,
    sortable: true,
    render: (row) => <RoleName role={row.role} isReserved={row.isReserved} />,
  },
  {
    field: 'isEnabled',
    label: `${T}.fields.isEnabled`,
    cardRole: 'status',
    render: (row) => <RoleStatus isEnabled={row.isEnabled} />,
  },
  {
    field: 'isExternal',
    label: `${T}.fields.isExternal`,
    render: (row) => <RoleAudience isExternal={row.isExternal} />,
  },
  { field: 'responsibilityCount', label: `${T}.fields.responsibilityCount`, align: 'end' },
  { field: 'userCount', label: `${T}.fields.userCount`, align: 'end' },
  {
    field: 'updatedBy',
    label: `${T}.fields.updatedBy`,
    render: (row) => <RoleChanger by={row.updatedBy} />,
  },
  {
    field: 'dtimeUpdated',
    label: `${T}.fields.dtimeUpdated`,
    sortable: true,
    render: (row) => <DateText value={row.dtimeUpdated} />,
  },
  {
    field: 'dtimeCreated',
    label: `${T}.fields.dtimeCreated`,
    sortable: true,
    hidden: true,
    render: (row) => <DateText value={row.dtimeCreated} />,
  },
];

const filters: readonly FilterDef[] = [
  {
    kind: 'flag',
    field: 'isEnabled',
    label: `${T}.fields.isEnabled`,
    yes: `${T}.enabled`,
    no: `${T}.disabled`,
  },
  {
    kind: 'flag',
    field: 'isExternal',
    label: `${T}.fields.isExternal`,
    yes: `${T}.external`,
    no: `${T}.internal`,
  },
];

const CreateButton = () => {
  const translate = useTranslate();
  return (
    <Can anyOf={['UM_CREATE_ACCESS_ROLE']}>
      <FormLink variant="contained" startIcon={<AddIcon />} to={resourcePath('access-roles', 'create')}>
        {translate(`${T}.create`)}
      </FormLink>
    </Can>
  );
};

/** All access roles. */
export const AccessRoleList = () => {
  const translate = useTranslate();
  return (
    <ListPage<AccessRoleRow & { id: string }>
      resource="access-roles"
      title={translate(`${T}.name`, { smart_count: 2 })}
      intro={`${T}.intro`}
      tabs={{ show: <RoleTabs page="accessRoleList" /> }}
      action={<CreateButton />}
      columns={columns}
      filters={filters}
      bulk={<CompareChosen />}
      search={`${T}.search`}
      exports="access-roles"
    />
  );
};
