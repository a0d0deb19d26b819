import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  IN_APPLICATION,
  shownInList,
  WORKFLOW_STATUSES,
  type WorkflowStatus,
} from '../review/applicationStatus.ts';
import type { Sentence } from '../sentence.ts';

/** Tabs of the lists of partners and stores, by what is shown. */
export const PARTNER_TABS = ['all', 'active', 'inactive', 'blocked', 'closed', 'application'] as const;
export type PartnerTab = (typeof PARTNER_TABS)[number];

/** Tabs of the list of applications, by what is shown; `waiting` depends on who looks. */
export const APPLICATION_TABS = [
  'all',
  'waiting',
  'submitted',
  'risk',
  'incomplete',
  'approved',
  'rejected',
  'cancelled',
] as const;
export type ApplicationTab = (typeof APPLICATION_TABS)[number];

/** What these tabs are called. */
export const recordTab = {
  all: { label: { en: 'All', fil: 'Lahat' } },
  active: { label: { en: 'Active', fil: 'Aktibo' } },
  inactive: { label: { en: 'Inactive', fil: 'Hindi aktibo' } },
  blocked: { label: { en: 'Blocked', fil: 'Naka-block' } },
  closed: { label: { en: 'Closed', fil: 'Sarado' } },
  application: { label: { en: 'In application', fil: 'Nasa aplikasyon' } },
  waiting: { label: { en: 'Waiting for me', fil: 'Naghihintay sa akin' } },
  submitted: { label: { en: 'Submitted', fil: 'Naisumite' } },
  risk: { label: { en: 'Risk verification', fil: 'Sinusuri ng risk' } },
  incomplete: { label: { en: 'Incomplete', fil: 'Kulang' } },
  approved: { label: { en: 'Approved', fil: 'Aprubado' } },
  rejected: { label: { en: 'Rejected', fil: 'Tinanggihan' } },
  cancelled: { label: { en: 'Cancelled', fil: 'Kinansela' } },
} satisfies Readonly<Record<PartnerTab | ApplicationTab, { label: Sentence }>>;

type Workflow = WorkflowStatus | null;
/** Whether a record of this status and workflow is meant. */
export type StatePredicate = (status: ApplicationStatus, workflow: Workflow) => boolean;

const isOf =
  (...statuses: readonly ApplicationStatus[]): StatePredicate =>
  (status) =>
    statuses.includes(status);

const shownAs =
  (shown: ApplicationStatus): StatePredicate =>
  (status, workflow) =>
    shownInList(status, workflow).shown === shown;

/** What a list shows as each status: what its filter by status looks at. What failed its risk check is shown as rejected. */
export const shownStates: Readonly<Record<ApplicationStatus, StatePredicate>> = {
  SUBMITTED: shownAs('SUBMITTED'),
  INCOMPLETE: shownAs('INCOMPLETE'),
  APPROVED: shownAs('APPROVED'),
  A: shownAs('A'),
  I: shownAs('I'),
  B: shownAs('B'),
  C: shownAs('C'),
  REJECTED: shownAs('REJECTED'),
  CANCELLED: shownAs('CANCELLED'),
  RISK_VERIFICATION_FAILED: shownAs('RISK_VERIFICATION_FAILED'),
};

/** What each tab of the partners and stores holds; every record stands in exactly one besides `all`. */
export const partnerTabs: Readonly<Record<PartnerTab, StatePredicate>> = {
  all: () => true,
  active: shownStates.A,
  inactive: shownStates.I,
  blocked: shownStates.B,
  closed: shownStates.C,
  application: (status, workflow) => IN_APPLICATION.includes(shownInList(status, workflow).shown),
};

const shows =
  (shown: ApplicationStatus): StatePredicate =>
  (status, workflow) =>
    IN_APPLICATION.includes(status) && shownInList(status, workflow).shown === shown;

const isInRisk: StatePredicate = (status, workflow) =>
  status === 'SUBMITTED' && workflow === 'RISK_VERIFICATION';

/** What each tab of the applications holds; every application stands in exactly one besides `all` and `waiting`. */
export const applicationTabs: Readonly<Record<Exclude<ApplicationTab, 'waiting'>, StatePredicate>> = {
  all: isOf(...IN_APPLICATION),
  submitted: (status, workflow) => shows('SUBMITTED')(status, workflow) && !isInRisk(status, workflow),
  risk: isInRisk,
  incomplete: shows('INCOMPLETE'),
  approved: shows('APPROVED'),
  rejected: shows('REJECTED'),
  cancelled: shows('CANCELLED'),
};

/** Workflows that a predicate wants of one status. */
export interface StateRow {
  status: ApplicationStatus;
  workflows: readonly Workflow[];
}

/** Every pair of status and workflow that a predicate holds for, status by status: the rule as a table, for queries. */
export function statesOf(predicate: StatePredicate): StateRow[] {
  return APPLICATION_STATUSES.map((status) => ({
    status,
    workflows: [null, ...WORKFLOW_STATUSES].filter((workflow) => predicate(status, workflow)),
  })).filter(({ workflows }) => workflows.length > 0);
}

/** How many workflows a status can have, none included: a row of `statesOf` with as many does not depend on it. */
export const ALL_WORKFLOWS = WORKFLOW_STATUSES.length + 1;
