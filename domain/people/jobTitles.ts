import type { SeededRoleName } from '../access/roles.ts';
import type { Assignment } from './assignments.ts';
import { DESIGNATION_GROUPS, type DesignationGroup } from './designation.ts';

/** The designation groups, of which a job title is in one. */
export const GROUPS = Object.keys(DESIGNATION_GROUPS) as [DesignationGroup, ...DesignationGroup[]];

/** What somebody of a partner is, with the access role that comes with it. */
export interface JobTitle {
  name: string;
  group: DesignationGroup;
  role: SeededRoleName;
  assignment: Assignment;
}

const of = (
  group: DesignationGroup,
  role: SeededRoleName,
  assignment: Assignment,
  ...names: string[]
): JobTitle[] => names.map((name) => ({ name, group, role, assignment }));

/** The job titles that an installation begins with; who keeps access roles changes them. */
export const FIRST_JOB_TITLES: readonly JobTitle[] = [
  ...of('owner', 'CEO_PRESIDENT', 'head-office', 'CEO', 'President'),
  ...of('owner', 'HEAD_OFFICE_1', 'head-office', 'Authorized Signatory'),
  ...of('owner', 'HEAD_OFFICE_2', 'head-office', 'General Manager'),
  ...of('owner', 'MERCHANT_MANAGER', 'multiple-stores', 'Asst. Manager', 'Area Manager'),
  ...of('manager', 'STORE_MANAGER', 'single-store', 'OIC', 'Supervisor', 'Branch Manager'),
  ...of('manager', 'STORE_FRONTLINER', 'single-store', 'Team Leader'),
  ...of('salesAgent', 'STORE_FRONTLINER', 'single-store', ...DESIGNATION_GROUPS.salesAgent),
  ...of('owner', 'PARTNER_ADMIN', 'head-office', 'Partner Administrator'),
  ...of('manager', 'ACCOUNTING_FINANCE', 'head-office', 'Accounting Officer'),
  ...of('manager', 'INFORMATION_TECHNOLOGY', 'head-office', 'IT Officer'),
];

/** How far somebody sees who works there; staff, who have no assignment, see everything. */
export function levelOf(assignment: Assignment | null): 'ALL' | 'PARTNER' | 'MERCHANT' {
  if (assignment === null) return 'ALL';
  return assignment === 'head-office' ? 'PARTNER' : 'MERCHANT';
}

/** The stores that somebody is to work in, and which is the main one. */
export interface StoreChoice {
  merchantId: string;
  primary: boolean;
}
/** `none`: head office has no store of its own. `primary`: exactly one is the main one. `one`: this title is for one store alone. */
export type AssignmentProblem = 'none' | 'primary' | 'one' | 'twice';

/** What is wrong with the stores of an assignment; null for nothing. */
export function assignmentProblem(
  assignment: Assignment,
  stores: readonly StoreChoice[],
): AssignmentProblem | null {
  if (assignment === 'head-office') return stores.length ? 'none' : null;
  if (new Set(stores.map(({ merchantId }) => merchantId)).size < stores.length) return 'twice';
  if (stores.filter(({ primary }) => primary).length !== 1) return 'primary';
  return assignment === 'single-store' && stores.length > 1 ? 'one' : null;
}
