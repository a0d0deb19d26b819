import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';
import { Tip } from '../../ui/Tip.tsx';
import { NoticeList } from './NoticeList.tsx';
import { useNotices, useReadNotices } from './useNotices.ts';

const SHOWN = 6;

const Latest = ({ onGo }: { onGo: () => void }) => {
  const translate = useTranslate();
  const { data } = useNotices();
  const read = useReadNotices();
  const list = data?.list ?? [];
  const unread = list.filter((notice) => !notice.isRead).map((notice) => notice.id);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 2, py: 1 }}>
        <Typography variant="h3" component="h2">
          {translate('notices.bell')}
        </Typography>
        <Button
          size="small"
          disabled={unread.length === 0 || read.isPending}
          onClick={() => read.mutate(unread)}
        >
          {translate('notices.markAll')}
        </Button>
      </Box>
      <NoticeList notices={list.slice(0, SHOWN)} onGo={onGo} />
      <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider', textAlign: 'center' }}>
        <Button component={Link} to={pathOf('notices')} size="small" onClick={onGo}>
          {translate('notices.seeAll')}
        </Button>
      </Box>
    </>
  );
};

/** The bell: how many notices are unread, and the latest of them. */
export const NoticesBell = () => {
  const translate = useTranslate();
  const { data, refetch } = useNotices();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const unread = data?.unread ?? 0;
  const label = unread ? translate('notices.bellUnread', { smart_count: unread }) : translate('notices.bell');
  const close = () => setAnchor(null);
  return (
    <>
      <Tip title={label}>
        <IconButton
          onClick={(event) => {
            setAnchor(event.currentTarget);
            void refetch();
          }}
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={Boolean(anchor)}
        >
          <Badge
            badgeContent={unread || undefined}
            max={99}
            color="error"
            sx={{ '& .MuiBadge-badge': { height: 16, minWidth: 16, px: 0.5, fontSize: 10 } }}
          >
            <NotificationsNoneOutlined fontSize="small" />
          </Badge>
        </IconButton>
      </Tip>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            sx: { width: 380, maxWidth: 'calc(100vw - 16px)' },
            'aria-label': translate('notices.bell'),
          },
        }}
      >
        <Latest onGo={close} />
      </Popover>
    </>
  );
};
