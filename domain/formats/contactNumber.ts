import { isLandline } from './landline.ts';
import { normalizeMobile } from './mobile.ts';

/**
 * The number at which a store is reached: a mobile one (9…, 09…, +639…) as 639XXXXXXXXX, a landline as it was typed. Null for a text
 * that is neither.
 */
export function readContactNumber(typed: string): string | null {
  const text = typed.trim();
  return normalizeMobile(text) ?? (isLandline(text) ? text : null);
}
