import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ModuleOfMine, MyAccount } from '#contract/people/myAccount.ts';
import { areaName } from '#domain/access/permissionNames.ts';
import { userFields } from '#domain/fields/user.ts';
import { pathOf } from '#domain/pages.ts';
import type { Tone } from '#domain/status.ts';
import { Answered } from '../../components/admin/Answered.tsx';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { RecordGone } from '../../components/admin/RecordGone.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { Facts } from '../../components/ui/Facts.tsx';
import { Panel } from '../../components/ui/Panel.tsx';
import { StatusChip } from '../../components/ui/StatusChip.tsx';
import { MyTabs } from './MyTabs.tsx';
import { useMyAccount } from './useMyAccount.ts';

const lines = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 } as const;
const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

const Person = ({ account }: { account: MyAccount }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { name, username, email, mobileLast4, partnerName, jobTitle, roles, accessLevel } = account;
  const label = (field: keyof typeof userFields) => userFields[field].label[language];
  return (
    <Panel title={translate('mine.person')} note={translate('mine.personNote')}>
      <Facts
        facts={[
          { label: label('name'), value: name },
          { label: label('username'), value: username },
          { label: label('email'), value: email },
          { label: label('mobileLast4'), value: mobileLast4 && `•••• ${mobileLast4}` },
          { label: label('partnerName'), value: partnerName },
          { label: label('jobTitle'), value: jobTitle },
          { label: label('roles'), value: roles.join(', ') },
          { label: label('accessLevel'), value: translate(`mine.level.${accessLevel}`) },
        ]}
      />
    </Panel>
  );
};

const Ask = ({ page, label }: { page: 'myStoreRequests' | 'myModuleRequests'; label: string }) => (
  <Button component={Link} to={pathOf(page)} variant="outlined">
    {label}
  </Button>
);

const Stores = ({ account: { salesroomDetails, accessLevel } }: { account: MyAccount }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const primary = userFields.primaryStore.label[language];
  const isOfStores = accessLevel === 'MERCHANT';
  return (
    <Panel
      title={userFields.merchants.label[language]}
      aside={isOfStores && <Ask page="myStoreRequests" label={translate('mine.askStores')} />}
    >
      {salesroomDetails.length === 0 && translate(isOfStores ? 'mine.noStores' : 'mine.everyStore')}
      <Box component="ul" sx={lines}>
        {salesroomDetails.map(({ merchantId, merchantName, code, isPrimary }) => (
          <Box component="li" key={merchantId} sx={line}>
            {merchantName}
            {code && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {code}
              </Box>
            )}
            {isPrimary && <StatusChip tone="info" label={primary} />}
          </Box>
        ))}
      </Box>
    </Panel>
  );
};

const TONES: Readonly<Record<ModuleOfMine['state'], Tone>> = {
  on: 'success',
  granted: 'success',
  off: 'neutral',
  asked: 'info',
  open: 'neutral',
};

const Modules = ({ account: { moduleDetails } }: { account: MyAccount }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const held = moduleDetails.filter(({ state }) => state !== 'open');
  return (
    <Panel
      title={translate('mine.modules')}
      note={translate('mine.modulesNote')}
      aside={<Ask page="myModuleRequests" label={translate('mine.askModules')} />}
    >
      <Box component="ul" sx={lines}>
        {held.map(({ moduleCode, moduleName, state }) => (
          <Box component="li" key={moduleCode} sx={line}>
            {areaName(moduleCode, language, moduleName)}
            <StatusChip tone={TONES[state]} label={translate(`mine.moduleState.${state}`)} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
};

/** Who one is at one's partner: person, stores and modules, and the way to ask for more. */
export const MyAccountPage = () => {
  const translate = useTranslate();
  return (
    <Stack spacing={2.5} sx={{ maxWidth: 960 }}>
      <PageHeader title={translate('shell.page.myAccount')} intro={translate('mine.intro')} />
      <MyTabs page="myAccount" />
      <Answered query={useMyAccount()} gone={(status) => <RecordGone status={status} listPath="/" />}>
        {(account) => (
          <Stack spacing={2.5}>
            <Person account={account} />
            <Stores account={account} />
            <Modules account={account} />
          </Stack>
        )}
      </Answered>
    </Stack>
  );
};
