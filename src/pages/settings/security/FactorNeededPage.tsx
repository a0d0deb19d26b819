import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Answered } from '../../../components/admin/Answered.tsx';
import { ProblemAlert } from '../../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { useFocusInPage } from '../../../components/admin/useFocusInPage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { authProvider } from '../../../providers/authProvider.ts';
import { endFirstLook } from '../../../providers/firstList/firstLook.ts';
import { refresh } from '../../../providers/session/refresh.ts';
import { getAccessToken } from '../../../providers/session/session.ts';
import { settingsKeys } from '../settingsKeys.ts';
import { FactorPanel } from './FactorPanel.tsx';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';

type Way = 'app' | 'sms' | 'passkey';

/**
 * Shown in place of every page to somebody who has to set up a second factor first. The address stays: once the factor is on, fresh tokens
 * say so and the page that was asked for is shown.
 */
export const FactorNeededPage = () => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const query = useQuery({ queryKey: settingsKeys.security, queryFn: () => provider.getMySecurity() });
  const [open, setOpen] = useState<Way | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = translate('settings.needed.title');
  const goOn = useMutation({
    mutationFn: async () => {
      // As the server has it: what this page has read may be older than the dialog that closes.
      const { secondFactor } = await provider.getMySecurity();
      if (secondFactor !== 'none') await refresh(getAccessToken());
    },
  });
  useFocusInPage(open === null);
  useEffect(() => {
    endFirstLook();
    heading.current?.focus();
  }, []);
  useEffect(() => {
    document.title = `${title} · ${translate('shell.product')}`;
  }, [title, translate]);
  const isOn = query.data !== undefined && query.data.secondFactor !== 'none';
  const close = () => {
    setOpen(null);
    goOn.mutate();
  };
  return (
    <Box component="main" tabIndex={-1} sx={{ maxWidth: 760, mx: 'auto', px: 2, py: { xs: 3, sm: 6 } }}>
      <Stack spacing={2.5}>
        <div>
          <Typography ref={heading} tabIndex={-1} variant="h1">
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {translate('settings.needed.lead')}
          </Typography>
        </div>
        <Answered query={query} waiting={<Skeleton variant="rounded" height={240} />}>
          {(security) => (
            <FactorPanel
              security={security}
              onChoose={(way) => typeof way === 'string' && way !== 'off' && setOpen(way)}
            />
          )}
        </Answered>
        <ProblemAlert problem={goOn.error && problemOf(goOn.error)} />
        <Box sx={{ display: 'flex', gap: 1 }}>
          {isOn && (
            <Button variant="contained" loading={goOn.isPending} onClick={() => goOn.mutate()}>
              {translate('settings.continue')}
            </Button>
          )}
          <Button onClick={() => void authProvider.logout()}>{translate('shell.logout')}</Button>
        </Box>
      </Stack>
      {open === 'passkey' && <PasskeyDialog onClose={close} />}
      {(open === 'app' || open === 'sms') && query.data && (
        <SetUpDialog way={open} security={query.data} onClose={close} />
      )}
    </Box>
  );
};
