import raEnglish from 'ra-language-english';
import { ENGLISH_UI_TEXTS as ui } from '../components/ui/englishUiTexts.ts';
import { accessRoles } from './en/accessRoles.ts';
import { audit } from './en/audit.ts';
import { common } from './en/common.ts';
import { dashboard } from './en/dashboard.ts';
import { errors } from './en/errors.ts';
import { form } from './en/form.ts';
import { jobs } from './en/jobs.ts';
import { list } from './en/list.ts';
import { notices } from './en/notices.ts';
import { permissions } from './en/permissions.ts';
import { session } from './en/session.ts';
import { shell } from './en/shell.ts';

/** What partners and stores are called; their fields and states are texts of partner management. */
const recordNames = {
  partners: { name: 'Partner |||| Partners' },
  merchants: { name: 'Merchant |||| Merchants' },
};

/** react-admin speaks of elements and servers; these are the two sentences that the portal says instead. */
const ra = {
  ...raEnglish.ra,
  notification: {
    ...raEnglish.ra.notification,
    http_error: common.failed,
    data_provider_error: common.failed,
  },
};

/**
 * The texts of the back office in English: each area under its name, resources where react-admin looks for them. Those of
 * partner management stand in managementEnglish.ts.
 */
export const english = {
  ra,
  common,
  shell,
  session,
  dashboard,
  permissions,
  errors,
  list,
  form,
  notices,
  ui,
  resources: { accessRoles, audit, jobs, ...recordNames },
};
export type Messages = typeof english;
