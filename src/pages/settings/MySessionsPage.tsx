import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { UserSession } from '#contract/people/users.ts';
import { Answered } from '../../components/admin/Answered.tsx';
import { SessionLines } from '../../components/admin/sessions/SessionLines.tsx';
import { useFocusInPage } from '../../components/admin/useFocusInPage.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { EndMineDialog } from './EndMineDialog.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';
import { settingsKeys } from './settingsKeys.ts';

/** Where one is signed in, and the way to end it elsewhere. */
export const MySessionsPage = () => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const query = useQuery({ queryKey: settingsKeys.sessions, queryFn: () => provider.listMySessions() });
  const [ending, setEnding] = useState<UserSession | 'others' | null>(null);
  useFocusInPage(ending === null);
  const others = (query.data ?? []).filter(({ isThis }) => !isThis).length;
  return (
    <SettingsFrame page="settingsSessions">
      <Panel
        title={translate('settings.sessionsTitle')}
        note={translate('settings.sessionsNote')}
        aside={
          others > 0 && (
            <Button size="small" color="error" onClick={() => setEnding('others')}>
              {translate('settings.endOthers')}
            </Button>
          )
        }
      >
        <Answered query={query} waiting={<Skeleton variant="rounded" height={56} />}>
          {(sessions) => <SessionLines sessions={sessions} onEnd={setEnding} />}
        </Answered>
      </Panel>
      {ending && (
        <EndMineDialog
          session={ending === 'others' ? null : ending}
          count={others}
          onClose={() => setEnding(null)}
        />
      )}
    </SettingsFrame>
  );
};
