import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { type PageGroup, together } from '../../pageGroup.ts';
import { reportSettingVerbs } from '../../providers/verbs/reportSettingVerbs.ts';

export const reportSettings = {
  name: 'report-settings',
  pages: {
    ...together(
      ['reportSetting', 'atcRates', 'receiptSeries'],
      async () => (await import('./views.ts')).views,
    ),
    reportSettingEdit: async () => (await import('./edit/ReportSettingEditPage.tsx')).ReportSettingEditPage,
  },
  menu: {
    key: 'reportSettings',
    label: { en: 'Report settings', fil: 'Mga report setting' },
    page: 'reportSetting',
    values: { setting: 'computation' },
    icon: TuneOutlined,
  },
  texts: {
    en: () => import('../../i18n/en/finance/reportSettings.ts'),
    fil: () => import('../../i18n/fil/finance/reportSettings.ts'),
  },
  verbs: reportSettingVerbs,
} satisfies PageGroup<'reportSetting' | 'reportSettingEdit' | 'atcRates' | 'receiptSeries'>;
