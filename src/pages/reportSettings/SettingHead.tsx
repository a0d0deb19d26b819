import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { pathOf } from '#domain/pages.ts';
import {
  SETTINGS,
  type SettingKind,
  settingLabel,
  slugOf,
} from '#domain/settlement/settings/settingKinds.ts';
import { LinkTabs } from '../../components/admin/LinkTabs.tsx';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { mayOpen, useMenuLabel } from '../../components/shell/menuTable.ts';
import { useUser } from '../../components/shell/useUser.ts';

/** Where a setting is seen. */
export const pathOfSetting = (kind: SettingKind): string =>
  kind === 'ATC' ? pathOf('atcRates') : pathOf('reportSetting', { setting: slugOf(kind) });

/** The head of every page of settings: what they are, and the way from one to another. */
export const SettingHead = ({ kind, actions }: { kind: SettingKind; actions?: ReactNode }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const user = useUser();
  const seen = SETTINGS.filter((one) => mayOpen(pathOfSetting(one), user));
  return (
    <>
      <PageHeader
        title={useMenuLabel('reportSettings')}
        intro={translate(`reportSettings.intro.${kind}`)}
        actions={actions}
      />
      <LinkTabs
        label={translate('reportSettings.tabs')}
        tabs={seen.map((one) => ({
          key: one,
          label: settingLabel[one][language],
          to: pathOfSetting(one),
          isCurrent: one === kind,
        }))}
      />
    </>
  );
};
