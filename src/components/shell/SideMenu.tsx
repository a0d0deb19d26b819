import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage } from '../admin/useLanguage.ts';
import { Tip } from '../ui/Tip.tsx';
import { HomeMark } from './HomeMark.tsx';
import { itemAt, type MenuItem, type MenuSection, menuFor, useMenu } from './menuTable.ts';
import { useUser } from './useUser.ts';

/** Hears that a link of the menu is followed. */
type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;

const linkStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 1.25,
  width: '100%',
  minHeight: { xs: 44, md: 34 },
  px: 1.25,
  borderRadius: 1,
  color: 'text.secondary',
  typography: 'body1',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&[aria-current="page"]': { bgcolor: 'primary.light', color: 'primary.main', fontWeight: 600 },
} as const;

const MenuLink = ({ item, narrow, onGo }: { item: MenuItem; narrow: boolean; onGo?: Follow }) => {
  const { pathname } = useLocation();
  const label = item.label[useLanguage()];
  const Icon = item.icon;
  const isCurrent = itemAt(useMenu(), pathname)?.key === item.key;
  const link = (
    <ButtonBase
      component={Link}
      to={item.path}
      onClick={onGo}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={narrow ? label : undefined}
      sx={[linkStyle, narrow && { justifyContent: 'center', px: 0 }]}
    >
      <Icon sx={{ fontSize: 19 }} aria-hidden />
      {!narrow && label}
    </ButtonBase>
  );
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      {narrow ? (
        <Tip title={label} placement="right">
          {link}
        </Tip>
      ) : (
        link
      )}
    </Box>
  );
};

const Section = ({ section, narrow, onGo }: { section: MenuSection; narrow: boolean; onGo?: Follow }) => {
  const translate = useTranslate();
  const title = translate(`shell.section.${section.key}`);
  return (
    <Box sx={{ mt: section.key === 'work' ? 0 : 2 }}>
      {section.key !== 'work' && !narrow && (
        <Typography variant="overline" component="p" sx={{ px: 1.25, mb: 0.5, color: 'text.disabled' }}>
          {title}
        </Typography>
      )}
      <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, display: 'grid', gap: 0.25 }}>
        {section.items.map((item) => (
          <MenuLink key={item.key} item={item} narrow={narrow} onGo={onGo} />
        ))}
      </Box>
    </Box>
  );
};

/** The left menu: sections with what the user may open, the current page marked. Narrow, it shows the icons alone. */
export const SideMenu = ({ narrow = false, onGo }: { narrow?: boolean; onGo?: Follow }) => {
  const translate = useTranslate();
  const user = useUser();
  const menu = useMenu();
  return (
    <Box component="nav" aria-label={translate('shell.menu')} sx={{ px: 1.5, pb: 3 }}>
      <HomeMark narrow={narrow} onGo={onGo} />
      {menuFor(menu, user).map((section) => (
        <Section key={section.key} section={section} narrow={narrow} onGo={onGo} />
      ))}
    </Box>
  );
};
