import { isDateString } from '../day.ts';
import { type StatusTable, statusRow } from '../status.ts';

export const CONTRACT_STATES = ['UNSIGNED', 'SIGNED', 'EXPIRING', 'EXPIRED'] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/** Where a partner's contract stands; time alone moves it on, a new expiry date back. */
export const contractStates: StatusTable<ContractState> = {
  UNSIGNED: statusRow(
    { en: 'Not signed', fil: 'Hindi pa pirmado' },
    'warning',
    'SIGNED',
    'EXPIRING',
    'EXPIRED',
  ),
  SIGNED: statusRow({ en: 'Signed', fil: 'Pirmado' }, 'success', 'EXPIRING', 'EXPIRED'),
  EXPIRING: statusRow(
    { en: 'Expiring', fil: 'Malapit nang mapaso' },
    'warning',
    'UNSIGNED',
    'SIGNED',
    'EXPIRED',
  ),
  EXPIRED: statusRow({ en: 'Expired', fil: 'Paso na' }, 'error', 'UNSIGNED', 'SIGNED', 'EXPIRING'),
};

/** A contract that has this many days or fewer left is expiring. */
export const EXPIRING_DAYS = 60;

const DAY_MS = 86_400_000;
const dayNumber = (date: string): number => {
  if (!isDateString(date)) throw new RangeError(`not a date: ${date}`);
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
};

/** Whole days from a business date to the expiry date, itself still a day of the contract; negative once it is over. */
export function daysLeft(expiryDate: string, today: string): number {
  return dayNumber(expiryDate) - dayNumber(today);
}

/** The state of a contract on a business date: how long it runs counts before whether it is signed. */
export function contractState(
  { expiryDate, isSigned }: { expiryDate: string; isSigned: boolean },
  today: string,
): ContractState {
  const left = daysLeft(expiryDate, today);
  if (left < 0) return 'EXPIRED';
  if (left <= EXPIRING_DAYS) return 'EXPIRING';
  return isSigned ? 'SIGNED' : 'UNSIGNED';
}
