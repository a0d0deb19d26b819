import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { User, UserSession } from '#contract/people/users.ts';
import { Answered } from '../../../components/admin/Answered.tsx';
import { useHeld } from '../../../components/admin/Can.tsx';
import { SessionLines } from '../../../components/admin/sessions/SessionLines.tsx';
import { useFocusInPage } from '../../../components/admin/useFocusInPage.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { EndDialog } from './EndDialog.tsx';
import { useSessions } from './useSessions.ts';

/** Where somebody is signed in, and for those who edit accounts the way to end one session or all. */
export const SessionsPanel = ({ user }: { user: User }) => {
  const translate = useTranslate();
  const query = useSessions(user.id);
  const mayEnd = useHeld().has('UR_EDIT');
  const [ending, setEnding] = useState<UserSession | 'all' | null>(null);
  useFocusInPage(ending === null);
  const count = query.data?.length ?? 0;
  return (
    <Panel
      title={translate('users.panel.sessions')}
      aside={
        mayEnd &&
        count > 0 && (
          <OutOfView>
            <Button size="small" color="error" onClick={() => setEnding('all')}>
              {translate('users.session.endAll')}
            </Button>
          </OutOfView>
        )
      }
    >
      <Answered query={query} waiting={<Skeleton variant="rounded" height={56} />}>
        {(sessions) =>
          sessions.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              {translate('users.notSignedIn')}
            </Typography>
          ) : (
            <SessionLines sessions={sessions} onEnd={mayEnd ? setEnding : undefined} />
          )
        }
      </Answered>
      {ending && (
        <EndDialog
          user={user}
          session={ending === 'all' ? null : ending}
          count={count}
          onClose={() => setEnding(null)}
        />
      )}
    </Panel>
  );
};
