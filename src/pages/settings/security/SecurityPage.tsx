import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { MyPasskey, MySecurity } from '#contract/people/mySettings.ts';
import { pathOf } from '#domain/pages.ts';
import { Answered } from '../../../components/admin/Answered.tsx';
import { useFocusInPage } from '../../../components/admin/useFocusInPage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { Ago } from '../../../components/shell/Ago.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { SettingsFrame } from '../SettingsFrame.tsx';
import { settingsKeys } from '../settingsKeys.ts';
import { CodesPanel } from './CodesPanel.tsx';
import { FactorPanel } from './FactorPanel.tsx';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx';
import { RenewDialog } from './RenewDialog.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';
import { TurnOffDialog } from './TurnOffDialog.tsx';

/** What is being changed. */
type Open = 'app' | 'sms' | 'passkey' | 'off' | 'codes' | MyPasskey;

const PasswordPanel = ({ at }: { at: string | null }) => {
  const translate = useTranslate();
  return (
    <Panel
      title={translate('settings.password')}
      aside={
        <Button component={Link} to={pathOf('ownPassword')} variant="outlined">
          {translate('settings.changePassword')}
        </Button>
      }
    >
      {at && (
        <Typography variant="body2" color="textSecondary">
          {translate('settings.passwordChanged')} <Ago at={at} />
        </Typography>
      )}
    </Panel>
  );
};

const OpenDialog = ({
  open,
  security,
  onClose,
}: {
  open: Open;
  security: MySecurity;
  onClose: () => void;
}) => {
  if (open === 'off') return <TurnOffDialog onClose={onClose} />;
  if (open === 'codes') return <RenewDialog onClose={onClose} />;
  if (open === 'passkey') return <PasskeyDialog onClose={onClose} />;
  if (typeof open === 'object')
    return <RemovePasskeyDialog passkey={open} isLast={security.passkeys.length === 1} onClose={onClose} />;
  return <SetUpDialog way={open} security={security} onClose={onClose} />;
};

/** How one signs in: password, second factor, recovery codes. */
export const SecurityPage = () => {
  const provider = useSukiDataProvider();
  const query = useQuery({ queryKey: settingsKeys.security, queryFn: () => provider.getMySecurity() });
  const [open, setOpen] = useState<Open | null>(null);
  useFocusInPage(open === null);
  return (
    <SettingsFrame page="settingsSecurity">
      <Answered query={query} waiting={<Skeleton variant="rounded" height={240} />}>
        {(security) => (
          <Stack spacing={2.5}>
            <PasswordPanel at={security.dtimePassword} />
            <FactorPanel security={security} onChoose={setOpen} />
            {security.secondFactor !== 'none' && (
              <CodesPanel left={security.codesLeft} onRenew={() => setOpen('codes')} />
            )}
            {open && <OpenDialog open={open} security={security} onClose={() => setOpen(null)} />}
          </Stack>
        )}
      </Answered>
    </SettingsFrame>
  );
};
