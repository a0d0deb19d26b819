import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Notice } from '#contract/notices.ts';
import { safeReturnTo } from '#domain/access/decideRoute.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Ago } from '../Ago.tsx';
import { useReadNotices } from './useNotices.ts';

const Dot = ({ shown }: { shown: boolean }) => {
  const translate = useTranslate();
  const unread = { role: 'img', 'aria-label': translate('notices.unread') };
  return (
    <Box
      component="span"
      {...(shown ? unread : { 'aria-hidden': true })}
      sx={{
        flexShrink: 0,
        width: 8,
        height: 8,
        mt: 0.75,
        borderRadius: '50%',
        bgcolor: shown ? 'primary.main' : 'transparent',
      }}
    />
  );
};

const Row = ({ notice, onGo }: { notice: Notice; onGo?: () => void }) => {
  const read = useReadNotices();
  const path = safeReturnTo(notice.link);
  const open = () => {
    if (!notice.isRead) read.mutate([notice.id]);
    onGo?.();
  };
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.25, px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}
    >
      <Dot shown={!notice.isRead} />
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        {path ? (
          <Link
            component={RouterLink}
            to={path}
            onClick={open}
            variant="body1"
            sx={{ color: 'text.primary' }}
          >
            {notice.title}
          </Link>
        ) : (
          <Typography sx={{ fontWeight: 500 }}>{notice.title}</Typography>
        )}
        {notice.body && (
          <Typography variant="body2" color="textSecondary">
            {notice.body}
          </Typography>
        )}
        <Typography variant="caption" color="textSecondary" component="div">
          <Ago at={notice.dtimeCreated} />
        </Typography>
      </Box>
    </Box>
  );
};

/** Notices, newest first, each with a dot while it is unread; opening one marks it as read. */
export const NoticeList = ({ notices, onGo }: { notices: readonly Notice[]; onGo?: () => void }) => {
  const translate = useTranslate();
  if (notices.length === 0) {
    return <EmptyState title={translate('notices.empty')} lines={[translate('notices.emptyBody')]} />;
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {notices.map((notice) => (
        <Row key={notice.id} notice={notice} onGo={onGo} />
      ))}
    </Box>
  );
};
