import type { ApplicationMove } from '../review/applicationMoves.ts';
import type { Sentence } from '../sentence.ts';

/** The provider's offices, by which people outside know its staff: nobody of them is named to others. */
export const OFFICES = {
  SBO: { en: 'SBO review', fil: 'Pagsusuri ng SBO' },
  RISK: { en: 'Risk review', fil: 'Pagsusuri ng risk' },
  FINANCE: { en: 'Finance', fil: 'Finance' },
  LOYALTY: { en: 'Loyalty', fil: 'Loyalty' },
  OPERATIONS: { en: 'Operations', fil: 'Operations' },
  SALES: { en: 'Sales', fil: 'Sales' },
  ONLINE: { en: 'Online', fil: 'Online' },
  VAS: { en: 'Value-added services', fil: 'Value-added services' },
  SUPPORT: { en: 'Support', fil: 'Support' },
  STAFF: { en: 'Staff', fil: 'Kawani' },
} as const satisfies Record<string, Sentence>;
export type Office = keyof typeof OFFICES;

/** What a person of another partner goes by. */
export const ANOTHER_PARTNER: Sentence = { en: 'Another partner', fil: 'Ibang partner' };

const NAMELESS: ReadonlySet<string> = new Set(
  [...Object.values(OFFICES), ANOTHER_PARTNER].flatMap(({ en, fil }) => [en, fil]),
);

/** Whether whoever did something is told by what they belong to, not by a name. */
export const isNameless = (by: string): boolean => NAMELESS.has(by);

/** Moves that one office alone makes, whoever of it; the others are told by the person's roles. */
const OF_MOVE: Readonly<Partial<Record<ApplicationMove, Office>>> = {
  approve: 'SBO',
  incomplete: 'SBO',
  'take-back': 'SBO',
  'risk-verification': 'SBO',
  'risk-passed': 'RISK',
  'risk-verification-failed': 'RISK',
  activate: 'SBO',
  deactivate: 'SBO',
  block: 'SBO',
  close: 'SBO',
  reject: 'SBO',
};

/** In this order: who reviews and decides goes by that, whatever other roles are held. */
const OF_ROLE: readonly (readonly [prefix: string, office: Office])[] = [
  ['HCPC_SBO_', 'SBO'],
  ['HCPC_ANTIFRAUD_', 'RISK'],
  ['HCPC_FINANCE_', 'FINANCE'],
  ['HCPC_LOYALTY_', 'LOYALTY'],
  ['HCPC_OPERATIONS_', 'OPERATIONS'],
  ['HCPC_SALES_', 'SALES'],
  ['HCPC_ONLINE_', 'ONLINE'],
  ['HCPC_MPL_', 'ONLINE'],
  ['HCPC_VAS_', 'VAS'],
  ['HCPC_IT', 'SUPPORT'],
];

/** The office of somebody of the staff: that of the move, where one office alone makes it, else that of their roles. */
export function officeOf(roles: readonly string[], action: string | null = null): Office {
  const ofMove =
    action !== null && Object.hasOwn(OF_MOVE, action) ? OF_MOVE[action as ApplicationMove] : null;
  const ofRole = OF_ROLE.find(([prefix]) => roles.some((role) => role.toUpperCase().startsWith(prefix)));
  return ofMove ?? ofRole?.[1] ?? 'STAFF';
}
