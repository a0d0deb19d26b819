import { manilaDate } from '../day.ts';

/** The reference number of an application, SK-2026-001001: Manila's year and a running number of at least six digits. */
export function referenceNumber(running: bigint | number, now: Date): string {
  return `SK-${manilaDate(now).slice(0, 4)}-${String(running).padStart(6, '0')}`;
}
