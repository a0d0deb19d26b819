import DesktopIcon from '@mui/icons-material/DesktopWindowsOutlined';
import PhoneIcon from '@mui/icons-material/PhoneAndroidOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { UserSession } from '#contract/people/users.ts';
import { deviceOf } from '#domain/signIn/deviceOf.ts';
import { Ago } from '../../shell/Ago.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { OutOfView } from '../viewing/OutOfView.tsx';
import { useDeviceText } from './useDeviceText.ts';

const line = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1.5,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
  '&:last-of-type': { pb: 0 },
} as const;

const isPhone = (agent: string | null): boolean => ['iOS', 'Android'].includes(deviceOf(agent).system ?? '');

interface Props {
  sessions: readonly UserSession[];
  /** Left out for those who end none. */
  onEnd?: (session: UserSession) => void;
}

/** Sessions, each with its device, since when and when it was last used. */
export const SessionLines = ({ sessions, onEnd }: Props) => {
  const translate = useTranslate();
  const deviceText = useDeviceText();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {sessions.map((session) => {
        const Icon = isPhone(session.agent) ? PhoneIcon : DesktopIcon;
        const device = deviceText(session.agent);
        return (
          <Box component="li" key={session.id} sx={line}>
            <Icon aria-hidden sx={{ fontSize: 20, color: 'text.secondary' }} />
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
                <Typography component="span" sx={{ fontWeight: 550 }}>
                  {device}
                </Typography>
                {session.isThis && <StatusChip tone="success" label={translate('sessions.isThis')} />}
              </Box>
              <Typography variant="caption" component="div" color="textSecondary">
                {translate('sessions.since')} <Ago at={session.dtimeStarted} />
                {' · '}
                {translate('sessions.used')} <Ago at={session.dtimeUsed} />
              </Typography>
            </Box>
            {onEnd && (
              <OutOfView reason={session.isThis ? translate('sessions.signOut') : undefined}>
                <Button
                  size="small"
                  color="error"
                  aria-label={translate('sessions.endOne', { device })}
                  onClick={() => onEnd(session)}
                >
                  {translate('sessions.end')}
                </Button>
              </OutOfView>
            )}
          </Box>
        );
      })}
    </Box>
  );
};
