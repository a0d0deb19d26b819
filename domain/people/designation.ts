/** The positions a person of a store may hold, in their three groups. */
export const DESIGNATION_GROUPS = {
  owner: ['CEO', 'President', 'Authorized Signatory', 'General Manager', 'Asst. Manager', 'Area Manager'],
  manager: ['OIC', 'Supervisor', 'Branch Manager', 'Team Leader'],
  salesAgent: ['Cashier', 'Teller', 'Sales Staff', 'Promodiser'],
} as const;

export type DesignationGroup = keyof typeof DESIGNATION_GROUPS;
export type Designation = (typeof DESIGNATION_GROUPS)[DesignationGroup][number];

/** Every position, group after group. */
export const DESIGNATIONS: readonly Designation[] = Object.values(DESIGNATION_GROUPS).flat();

/** The group of a position, or null when it is none of ours. */
export function designationGroup(position: string): DesignationGroup | null {
  const entries = Object.entries(DESIGNATION_GROUPS) as [DesignationGroup, readonly string[]][];
  return entries.find(([, positions]) => positions.includes(position))?.[0] ?? null;
}
