import type { accessRoleVerbs } from './accessRoleVerbs.ts';
import type { contactVerbs } from './applicants/contactVerbs.ts';
import type { funnelVerbs } from './applicants/funnelVerbs.ts';
import type { approvalVerbs } from './approvalVerbs.ts';
import type { auditVerbs } from './auditVerbs.ts';
import type { contractVerbs } from './contractVerbs.ts';
import { documentVerbs } from './documentVerbs.ts';
import { draftVerbs } from './draftVerbs.ts';
import type { certificateVerbs } from './finance/certificateVerbs.ts';
import type { deliveryVerbs } from './finance/deliveryVerbs.ts';
import type { disbursementVerbs } from './finance/disbursementVerbs.ts';
import type { offsetVerbs } from './finance/offsetVerbs.ts';
import type { owedVerbs } from './finance/owedVerbs.ts';
import type { payoutFileVerbs } from './finance/payoutFileVerbs.ts';
import type { protectionVerbs } from './finance/protectionVerbs.ts';
import type { receiptVerbs } from './finance/receiptVerbs.ts';
import type { importVerbs } from './importVerbs.ts';
import type { jobVerbs } from './jobVerbs.ts';
import { lookupVerbs } from './lookupVerbs.ts';
import type { machineVerbs } from './machineVerbs.ts';
import type { myAccountVerbs } from './myAccountVerbs.ts';
import type { noticeVerbs } from './noticeVerbs.ts';
import type { deskVerbs } from './own/deskVerbs.ts';
import { peopleVerbs } from './peopleVerbs.ts';
import type { permissionVerbs } from './permissionVerbs.ts';
import type { promoVerbs } from './promoVerbs.ts';
import { recordVerbs } from './recordVerbs.ts';
import type { registrationCodeVerbs } from './registrationCodeVerbs.ts';
import { reportAction } from './reportAction.ts';
import type { reportSettingVerbs } from './reportSettingVerbs.ts';
import { reviewVerbs } from './reviewVerbs.ts';
import { sectionVerbs } from './sectionVerbs.ts';
import type { sentMessageVerbs } from './sentMessageVerbs.ts';
import type { settingsVerbs } from './settingsVerbs.ts';
import type { settlementVerbs } from './settlementVerbs.ts';
import { sourceVerbs } from './sourceVerbs.ts';
import type { transactionVerbs } from './transactionVerbs.ts';
import type { userAccessVerbs } from './userAccessVerbs.ts';
import type { userVerbs } from './userVerbs.ts';
import { viewVerbs } from './viewVerbs.ts';

/** What forms, filters and banners of every page do: drafts, choices, reports, views. */
export const sharedVerbs = { ...draftVerbs, ...lookupVerbs, ...sourceVerbs, ...viewVerbs, reportAction };

/** What is done with a partner, an application or a store, on whichever page. */
export const recordPageVerbs = {
  ...recordVerbs,
  ...reviewVerbs,
  ...sectionVerbs,
  ...documentVerbs,
  ...peopleVerbs,
};

/** What pages do besides the nine methods of react-admin; App.tsx does not compile when the objects of its folders bring less, or more. */
export type Verbs = typeof sharedVerbs &
  typeof recordPageVerbs &
  typeof accessRoleVerbs &
  typeof approvalVerbs &
  typeof auditVerbs &
  typeof sentMessageVerbs &
  typeof contractVerbs &
  typeof deskVerbs &
  typeof owedVerbs &
  typeof protectionVerbs &
  typeof deliveryVerbs &
  typeof importVerbs &
  typeof jobVerbs &
  typeof noticeVerbs &
  typeof permissionVerbs &
  typeof promoVerbs &
  typeof userVerbs &
  typeof userAccessVerbs &
  typeof registrationCodeVerbs &
  typeof settingsVerbs &
  typeof myAccountVerbs &
  typeof funnelVerbs &
  typeof contactVerbs &
  typeof transactionVerbs &
  typeof disbursementVerbs &
  typeof offsetVerbs &
  typeof machineVerbs &
  typeof reportSettingVerbs &
  typeof settlementVerbs &
  typeof payoutFileVerbs &
  typeof certificateVerbs &
  typeof receiptVerbs;
