import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Tip } from '../ui/Tip.tsx';
import { useShownHeader } from './headerContext.tsx';
import { NoticesBell } from './notices/NoticesBell.tsx';
import { TitleTrail } from './TitleTrail.tsx';
import { UserMenu } from './user/UserMenu.tsx';

const LeftButton = ({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { leftButton, backRoute, onClose } = useShownHeader();
  if (leftButton === 'none') return null;
  const buttons = {
    hamburger: {
      label: menuOpen ? 'shell.closeMenu' : 'shell.openMenu',
      icon: <MenuOutlined fontSize="small" />,
      act: onMenu,
    },
    back: {
      label: 'common.back',
      icon: <ArrowBackOutlined fontSize="small" />,
      act: () => (backRoute ? navigate(backRoute) : navigate(-1)),
    },
    close: { label: 'common.close', icon: <CloseOutlined fontSize="small" />, act: () => onClose?.() },
  };
  const { label, icon, act } = buttons[leftButton];
  const expanded = leftButton === 'hamburger' ? { 'aria-expanded': menuOpen } : {};
  return (
    <Tip title={translate(label)}>
      <IconButton onClick={act} aria-label={translate(label)} {...expanded}>
        {icon}
      </IconButton>
    </Tip>
  );
};

const RightButton = () => {
  const translate = useTranslate();
  const { rightButton, submitLabel, onSubmit } = useShownHeader();
  if (rightButton === 'none') return null;
  if (rightButton === 'user') return <UserMenu />;
  return (
    <Button variant="contained" size="small" onClick={() => onSubmit?.()}>
      {submitLabel ?? translate('common.save')}
    </Button>
  );
};

/** The shared header: left button, title with its breadcrumbs, notices, right button. */
export const HeaderBar = (props: { menuOpen: boolean; onMenu: () => void }) => (
  <Box
    component="header"
    sx={{
      position: 'sticky',
      top: 0,
      zIndex: 'appBar',
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      height: 56,
      px: { xs: 1, sm: 2 },
      bgcolor: 'background.paper',
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <LeftButton {...props} />
    <TitleTrail />
    <NoticesBell />
    <RightButton />
  </Box>
);
