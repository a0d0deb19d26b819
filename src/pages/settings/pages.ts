import { AppearancePage } from './AppearancePage.tsx';
import { MyDataPage } from './MyDataPage.tsx';
import { MyNoticesPage } from './MyNoticesPage.tsx';
import { MySessionsPage } from './MySessionsPage.tsx';
import { SecurityPage } from './security/SecurityPage.tsx';

/** The pages of one's own settings, one chunk. */
export const pages = {
  settingsAppearance: AppearancePage,
  settingsSecurity: SecurityPage,
  settingsNotices: MyNoticesPage,
  settingsSessions: MySessionsPage,
  settingsData: MyDataPage,
};
