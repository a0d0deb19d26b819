import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { View } from '#contract/people/views.ts';
import { getView, viewEndsAt } from '../../../providers/session/view.ts';
import { useEndView } from './useEndView.ts';
import { useMinutesLeft } from './useMinutesLeft.ts';

// What else stays at the foot of a page, or fills its height, leaves this much to the bar.
const ROOM = (
  <GlobalStyles
    styles={{
      ':root': { '--view-bar': '44px' },
      // Two lines of whom one views as, which name a role and a partner, above the time and the way out.
      '@media (max-width: 899.95px)': { ':root': { '--view-bar': '88px' } },
      body: { paddingBottom: 'var(--view-bar)' },
      '@media print': { body: { paddingBottom: 0 } },
    }}
  />
);

const bar = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'appBar',
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr) auto', md: 'auto minmax(0, auto) 1fr auto' },
  alignItems: 'center',
  alignContent: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  height: 'var(--view-bar)',
  px: { xs: 1.5, sm: 2 },
  // The other way round than the page, in both themes: nobody takes it for a part of what is viewed.
  bgcolor: 'text.primary',
  color: 'background.paper',
} as const;

const whom = {
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: '2', md: '1' },
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
  gridColumn: { xs: '2 / -1', md: 'auto' },
} as const;

const useWho = ({ kind, name, place, user }: View): string => {
  const translate = useTranslate();
  if (kind === 'role')
    return place === null
      ? translate('shell.view.nowRole', { name })
      : translate('shell.view.nowRoleOf', { role: name, place });
  const role = user.roles.join(', ') || translate('shell.view.noRole');
  const about = place === null ? role : translate('shell.view.of', { role, place });
  return translate('shell.view.now', { name, about });
};

const Bar = ({ view }: { view: View }) => {
  const translate = useTranslate();
  const { end, isPending } = useEndView(view);
  const left = useMinutesLeft(viewEndsAt(), () => end('time'));
  const who = useWho(view);
  return (
    <>
      {ROOM}
      <Box component="section" aria-label={translate('shell.view.banner')} sx={bar} className="no-print">
        <VisibilityOutlined aria-hidden fontSize="small" />
        <Typography variant="subtitle2" component="p" title={who} sx={whom}>
          {who}
        </Typography>
        <Typography variant="body2" noWrap sx={{ gridColumn: { xs: '1 / span 2', md: 'auto' } }}>
          {translate('shell.view.left', { smart_count: left })}
        </Typography>
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          loading={isPending}
          onClick={() => end('ended')}
        >
          {translate('shell.view.end')}
        </Button>
      </Box>
    </>
  );
};

/** Across every page of a view: as whom, that nothing can be changed, how long still, and the way out. */
export const ViewBanner = () => {
  const view = getView();
  return view && <Bar view={view} />;
};
