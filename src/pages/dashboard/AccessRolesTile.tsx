import { useTranslate } from 'react-admin';
import { resourcePath } from '../../providers/paths.ts';
import { Tile } from './Tile.tsx';
import { useCount } from './useCount.ts';

/** Access roles, and how many of them are switched off. */
export const AccessRolesTile = () => {
  const translate = useTranslate();
  const all = useCount('access-roles');
  const { total: off } = useCount('access-roles', { isEnabled: false });
  const note = off
    ? translate('dashboard.rolesDisabled', { smart_count: off })
    : translate('dashboard.rolesAllEnabled');
  return (
    <Tile
      label={translate('dashboard.accessRoles')}
      to={resourcePath('access-roles', 'list')}
      figure={all.text}
      isFailed={all.isFailed}
      note={off === undefined ? undefined : note}
    />
  );
};
