import type { SettingsPage } from '#domain/pages.ts';
import { type PageGroup, together } from '../../pageGroup.ts';
import { settingsVerbs } from '../../providers/verbs/settingsVerbs.ts';

export const settings = {
  name: 'settings',
  pages: together(
    ['settingsAppearance', 'settingsSecurity', 'settingsNotices', 'settingsSessions', 'settingsData'],
    async () => (await import('./pages.ts')).pages,
  ),
  texts: {
    en: async () => ({
      ...(await import('../../i18n/en/accounts/settings.ts')),
      ...(await import('../../i18n/en/accounts/sessions.ts')),
    }),
    fil: async () => ({
      ...(await import('../../i18n/fil/accounts/settings.ts')),
      ...(await import('../../i18n/fil/accounts/sessions.ts')),
    }),
  },
  verbs: settingsVerbs,
} satisfies PageGroup<SettingsPage>;
