import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Tip } from '../../ui/Tip.tsx';
import { useLeave } from '../useLeave.tsx';
import { useUser } from '../useUser.ts';
import { UserPanel } from './UserPanel.tsx';

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word[0])
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('')
    .toUpperCase();

const avatar = {
  width: 28,
  height: 28,
  fontSize: 12,
  fontWeight: 600,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;

/** Logs out, or asks about it first. */
const Leaving = () => {
  const { leave, question } = useLeave();
  const begin = useRef(leave);
  useEffect(() => begin.current(), []);
  return question;
};

/** The right button of the header: opens who is signed in, what is theirs, their language and theme, and the way out. */
export const UserMenu = () => {
  const translate = useTranslate();
  const user = useUser();
  // Each time anew, and not before: who can leave looks at every address.
  const [leaving, setLeaving] = useState(0);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const label = translate('shell.account', { name: user.fullName });
  const initials = initialsOf(user.fullName);
  return (
    <>
      <Tip title={label}>
        <IconButton
          onClick={(event) => setAnchor(event.currentTarget)}
          aria-label={`${initials}, ${label}`}
          aria-haspopup="dialog"
          aria-expanded={Boolean(anchor)}
        >
          <Avatar sx={avatar}>{initials}</Avatar>
        </IconButton>
      </Tip>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': label, sx: { width: 304, maxWidth: 'calc(100vw - 16px)' } },
        }}
      >
        <UserPanel
          onGo={close}
          onLeave={() => {
            close();
            setLeaving((times) => times + 1);
          }}
        />
      </Popover>
      {leaving > 0 && <Leaving key={leaving} />}
    </>
  );
};
