import { english, type Messages } from './english.ts';
import { accessRoles } from './fil/accessRoles.ts';
import { approvals } from './fil/approvals.ts';
import { audit } from './fil/audit.ts';
import { branches } from './fil/branches.ts';
import { common } from './fil/common.ts';
import { contracts } from './fil/contracts.ts';
import { dashboard } from './fil/dashboard.ts';
import { documents } from './fil/documents.ts';
import { errors } from './fil/errors.ts';
import { form } from './fil/form.ts';
import { jobs } from './fil/jobs.ts';
import { list } from './fil/list.ts';
import { merchants } from './fil/merchants.ts';
import { notices } from './fil/notices.ts';
import { partners } from './fil/partners.ts';
import { people } from './fil/people.ts';
import { permissions } from './fil/permissions.ts';
import { ra as filipinoRa } from './fil/ra.ts';
import { records } from './fil/records.ts';
import { review } from './fil/review.ts';
import { sections } from './fil/sections.ts';
import { session } from './fil/session.ts';
import { shell } from './fil/shell.ts';
import { ui } from './fil/ui.ts';
import { wizard } from './fil/wizard.ts';
import { wizardDocuments } from './fil/wizardDocuments.ts';
import type { ManagementMessages } from './managementEnglish.ts';

const ra: Messages['ra'] = {
  ...english.ra,
  action: { ...english.ra.action, ...filipinoRa.action },
  boolean: { ...english.ra.boolean, ...filipinoRa.boolean },
  page: { ...english.ra.page, ...filipinoRa.page },
  message: { ...english.ra.message, ...filipinoRa.message },
  navigation: { ...english.ra.navigation, ...filipinoRa.navigation },
  sort: { ...english.ra.sort, ...filipinoRa.sort },
  auth: { ...english.ra.auth, ...filipinoRa.auth },
  notification: { ...english.ra.notification, ...filipinoRa.notification },
  validation: { ...english.ra.validation, ...filipinoRa.validation },
  saved_queries: { ...english.ra.saved_queries, ...filipinoRa.saved_queries },
};

/** Every text of the back office in Filipino, fetched as one; react-admin's rarer texts stay English. */
export const filipino: Messages & ManagementMessages = {
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
  records,
  sections,
  wizard,
  documents,
  contracts,
  people,
  branches,
  review,
  approvals,
  wizardDocuments,
  ui,
  resources: { accessRoles, partners, merchants, audit, jobs },
};
