import type { Values } from '../../../../components/admin/form/formSpec.tsx';
import type { Branch } from '../../wizard/answers.ts';

/** What one store can take over from another. */
export const BRANCH_PARTS = [
  'address',
  'bankDetails',
  'contactPerson',
  'retailerAssociates',
  'commodities',
  'schedules',
  'ecommerceSites',
] as const;
export type BranchPart = (typeof BRANCH_PARTS)[number];

/** The switch by which a part is the partner's. */
const SHARED_BY: Partial<Record<BranchPart, string>> = {
  address: 'isSameAddress',
  bankDetails: 'isSameBank',
  contactPerson: 'isSameContact',
};

const isAnything = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isAnything);
  return typeof value === 'string' && value !== '';
};

/** Of a part that stands in every empty store as well: the field that tells that somebody filled it in. */
const TOLD_BY: Partial<Record<BranchPart, string>> = { contactPerson: 'fullName' };

/** Whether a store has anything of a part, be it its partner's. */
export const hasPart = (branch: Values, part: BranchPart): boolean => {
  const shared = SHARED_BY[part];
  if (shared && branch[shared] === true) return true;
  const value = branch[part];
  const field = TOLD_BY[part];
  const told =
    field && typeof value === 'object' && value !== null
      ? Object.entries(value).find(([name]) => name === field)?.[1]
      : value;
  return isAnything(told);
};

/** Whether a store has anything of a part that is not its partner's. */
export const hasOwnPart = (branch: Values, part: BranchPart): boolean => {
  const shared = SHARED_BY[part];
  return hasPart(branch, part) && !(shared && branch[shared] === true);
};

/** The values of some parts of a store, apart from it: a change of the copy leaves the store alone. */
export const partsOf = (branch: Values, parts: readonly BranchPart[]): Values => {
  const fields = parts.flatMap((part) => [SHARED_BY[part] ?? part, part]);
  return structuredClone(
    Object.fromEntries(Object.entries(branch).filter(([field]) => fields.includes(field))),
  );
};

/** A store with some parts of another one in place of its own. */
export const copyParts = (from: Branch, to: Branch, parts: readonly BranchPart[]): Branch => ({
  ...to,
  ...partsOf(from, parts),
});
