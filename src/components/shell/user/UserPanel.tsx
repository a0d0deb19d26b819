import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';
import type { shell } from '../../../i18n/en/shell.ts';
import { resourcePath } from '../../../providers/paths.ts';
import { mayOpen } from '../menuTable.ts';
import { useUser } from '../useUser.ts';
import { LanguageSwitch, ThemeSwitch } from './Switches.tsx';
import { UserSummary } from './UserSummary.tsx';

const LINKS = [
  { key: 'myAccount', path: pathOf('myAccount'), icon: PersonOutlined },
  { key: 'settings', path: pathOf('settingsAppearance'), icon: SettingsOutlined },
  { key: 'permissions', path: pathOf('myPermissions'), icon: VerifiedUserOutlined },
  { key: 'jobs', path: resourcePath('jobs', 'list'), icon: FileDownloadOutlined },
  { key: 'changePassword', path: pathOf('ownPassword'), icon: LockOutlined },
] as const satisfies readonly { key: keyof (typeof shell)['page']; path: string; icon: unknown }[];

const entry = {
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 1.25,
  width: '100%',
  minHeight: { xs: 44, md: 34 },
  px: 1.25,
  borderRadius: 1,
  typography: 'body1',
  textAlign: 'left',
  '& svg': { fontSize: 19, color: 'text.secondary' },
  '&:hover': { bgcolor: 'action.hover' },
} as const;

/** Who is signed in, the pages that are theirs, language and theme, and the way out. */
export const UserPanel = ({ onGo, onLeave }: { onGo: () => void; onLeave: () => void }) => {
  const translate = useTranslate();
  const user = useUser();
  const links = LINKS.filter(({ path }) => mayOpen(path, user));
  return (
    <Box sx={{ p: 0.5 }}>
      <UserSummary />
      <Divider sx={{ my: 0.5 }} />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {links.map(({ key, path, icon: Icon }) => (
          <li key={key}>
            <ButtonBase component={Link} to={path} onClick={onGo} sx={entry}>
              <Icon aria-hidden />
              {translate(`shell.page.${key}`)}
            </ButtonBase>
          </li>
        ))}
      </Box>
      <Divider sx={{ my: 0.5 }} />
      <LanguageSwitch onChosen={onGo} />
      <ThemeSwitch />
      <Divider sx={{ my: 0.5 }} />
      <ButtonBase onClick={onLeave} sx={entry}>
        <LogoutOutlined aria-hidden />
        {translate('shell.logout')}
      </ButtonBase>
    </Box>
  );
};
