import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { getView } from '../../providers/session/view.ts';
import { Tip } from '../ui/Tip.tsx';
import { useShownHeader } from './headerContext.tsx';
import { HelpLink } from './help/HelpLink.tsx';
import { NoticesBell } from './notices/NoticesBell.tsx';
import { TitleTrail } from './trail/TitleTrail.tsx';
import { UserMenu } from './user/UserMenu.tsx';

interface ButtonProps {
  label: string;
  onClick: () => void;
  expanded?: boolean;
  children: ReactElement;
}

const LabelledButton = ({ label, onClick, expanded, children }: ButtonProps) => {
  const translate = useTranslate();
  return (
    <Tip title={translate(label)}>
      <IconButton onClick={onClick} aria-label={translate(label)} aria-expanded={expanded}>
        {children}
      </IconButton>
    </Tip>
  );
};

const BackButton = () => {
  const navigate = useNavigate();
  const { backRoute } = useShownHeader();
  return (
    <LabelledButton label="common.back" onClick={() => (backRoute ? navigate(backRoute) : navigate(-1))}>
      <ArrowBackOutlined fontSize="small" />
    </LabelledButton>
  );
};

const LeftButton = ({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }) => {
  const { leftButton, onClose } = useShownHeader();
  if (leftButton === 'none') return null;
  if (leftButton === 'back') return <BackButton />;
  return leftButton === 'close' ? (
    <LabelledButton label="common.close" onClick={() => onClose?.()}>
      <CloseOutlined fontSize="small" />
    </LabelledButton>
  ) : (
    <LabelledButton
      label={menuOpen ? 'shell.closeMenu' : 'shell.openMenu'}
      onClick={onMenu}
      expanded={menuOpen}
    >
      <MenuOutlined fontSize="small" />
    </LabelledButton>
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

/** The shared header: left button, title with its breadcrumbs, help, notices (which are one's own, so none in a view), right button. */
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
    <HelpLink />
    {!getView() && <NoticesBell />}
    <RightButton />
  </Box>
);
