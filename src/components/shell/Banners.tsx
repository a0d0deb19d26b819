import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useConnection } from './connection.ts';
import { useNewVersion } from './useNewVersion.ts';
import { useUser } from './useUser.ts';

const MissingGateways = lazy(() => import('./MissingGateways.tsx'));

const flat = { borderRadius: 0, px: { xs: 2, sm: 3 } } as const;

/** What concerns the whole portal: no connection, no answer, a new version that waits for unsaved work, gateways not set. */
export const Banners = () => {
  const translate = useTranslate();
  const connection = useConnection();
  const isOutdated = useNewVersion();
  const { missingGateways } = useUser();
  const language = useLocale() === 'fil' ? 'fil' : 'en';
  const reload = (
    <Button color="inherit" size="small" onClick={() => location.reload()}>
      {translate('shell.reload')}
    </Button>
  );
  return (
    <div aria-live="polite">
      {connection !== 'online' && (
        <Alert severity="warning" sx={flat}>
          {translate(connection === 'offline' ? 'shell.offline' : 'shell.unreachable')}
        </Alert>
      )}
      {isOutdated && (
        <Alert severity="info" action={reload} sx={flat}>
          {translate('shell.newVersion')}
        </Alert>
      )}
      {missingGateways && (
        <Suspense fallback={null}>
          <Alert severity="info" sx={flat}>
            <MissingGateways missing={missingGateways} language={language} />
          </Alert>
        </Suspense>
      )}
    </div>
  );
};
