import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { settingsPages } from '#domain/pages/userPages.ts';
import { pathOf, type SettingsPage } from '#domain/pages.ts';
import { LinkTabs } from '../../components/admin/LinkTabs.tsx';
import { PageHeader } from '../../components/admin/PageHeader.tsx';

const TABS = Object.keys(settingsPages) as SettingsPage[];

/** What stands around each part of one's settings: the title and the way to the others. */
export const SettingsFrame = ({ page, children }: { page: SettingsPage; children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Stack spacing={2.5} sx={{ maxWidth: 760 }}>
      <PageHeader title={translate('shell.page.settings')} intro={translate('settings.intro')} />
      <LinkTabs
        label={translate('settings.parts')}
        tabs={TABS.map((name) => ({
          key: name,
          label: translate(`settings.part.${name}`),
          to: pathOf(name),
          isCurrent: name === page,
        }))}
      />
      {children}
    </Stack>
  );
};
