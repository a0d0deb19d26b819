import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { areaOf } from '#domain/access/permissionAreas.ts';
import type { Compared } from './compareRoles.ts';

/** A permission with its area, or that it comes with the role's name. */
export const PermissionName = ({ row: { permission, isDerived } }: { row: Compared }) => {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="body2">
        {translate(`permissions.label.${permission}`, { _: permission })}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {isDerived ? translate('roles.compare.derived') : translate(`permissions.area.${areaOf(permission)}`)}
      </Typography>
    </>
  );
};
