import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type MouseEvent, memo, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage } from '../../admin/useLanguage.ts';
import { Tip } from '../../ui/Tip.tsx';
import { itemAt, type MenuItem, type MenuSection, menuFor, useMenu } from '../menuTable.ts';
import { useUser } from '../useUser.ts';
import { HomeMark } from './HomeMark.tsx';

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

interface LinkProps {
  item: MenuItem;
  isCurrent: boolean;
  narrow: boolean;
  onGo: Follow | undefined;
}

const MenuLink = memo(({ item, isCurrent, narrow, onGo }: LinkProps) => {
  const label = item.label[useLanguage()];
  const Icon = item.icon;
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
});

interface SectionProps {
  section: MenuSection;
  /** The key of the item that the page belongs to. */
  current: string | undefined;
  narrow: boolean;
  onGo: Follow | undefined;
}

const Section = memo(({ section, current, narrow, onGo }: SectionProps) => {
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
          <MenuLink key={item.key} item={item} isCurrent={item.key === current} narrow={narrow} onGo={onGo} />
        ))}
      </Box>
    </Box>
  );
});

/** Drawn anew with each address; what is in it only when another item becomes the current one. */
const Sections = ({ narrow, onGo }: Pick<SectionProps, 'narrow' | 'onGo'>) => {
  const { pathname } = useLocation();
  const user = useUser();
  const menu = useMenu();
  const sections = useMemo(() => menuFor(menu, user), [menu, user]);
  const current = itemAt(menu, pathname)?.key;
  return sections.map((section) => (
    <Section key={section.key} section={section} current={current} narrow={narrow} onGo={onGo} />
  ));
};

/** The left menu: sections with what the user may open, the current page marked. Narrow, it shows the icons alone. */
export const SideMenu = ({ narrow = false, onGo }: { narrow?: boolean; onGo?: Follow }) => {
  const translate = useTranslate();
  return (
    <Box component="nav" aria-label={translate('shell.menu')} sx={{ px: 1.5, pb: 3 }}>
      <HomeMark narrow={narrow} onGo={onGo} />
      <Sections narrow={narrow} onGo={onGo} />
    </Box>
  );
};
