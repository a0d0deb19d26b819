import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { AccessRole } from '#contract/accessRoles.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { SearchCombobox } from '../../../components/ui/search/SearchCombobox.tsx';
import { resourcePath } from '../../../providers/paths.ts';
import { RoleAudience, RoleStatus } from '../RoleChips.tsx';

interface Props {
  side: 'left' | 'right';
  id: string | null;
  role: AccessRole | undefined;
  onPick: (id: string | null) => void;
}

/** One of two roles that are compared: its name, whether it is in use, and how many have it. */
export const RolePicker = ({ side, id, role, onPick }: Props) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const known = role && id === role.accessRoleId ? { value: id, label: role.role } : null;
  return (
    <Stack spacing={1} sx={{ minWidth: 0 }}>
      <SearchCombobox
        label={translate(`roles.compare.${side}`)}
        value={id}
        known={known}
        search={(text) => provider.findAccessRoles(text)}
        onChange={onPick}
      />
      {role && known && (
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
          <RoleStatus isEnabled={role.isEnabled} />
          <Typography variant="body2">
            <RoleAudience isExternal={role.isExternal} />
          </Typography>
          <Typography variant="body2">
            {translate('resources.accessRoles.usersCount', { smart_count: role.userCount })}
          </Typography>
          <Link component={RouterLink} to={resourcePath('access-roles', 'show', id ?? '')} variant="body2">
            {role.role}
          </Link>
        </Stack>
      )}
    </Stack>
  );
};
