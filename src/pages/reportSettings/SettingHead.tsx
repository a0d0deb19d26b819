import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { pathOfSetting } from '#domain/settlement/settings/pathOfSetting.ts';
import { SETTINGS, type SettingKind, settingLabel } from '#domain/settlement/settings/settingKinds.ts';
import { LinkTabs } from '../../components/admin/LinkTabs.tsx';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { mayOpen, useMenuLabel } from '../../components/shell/menuTable.ts';
import { useUser } from '../../components/shell/useUser.ts';

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
