import { normalizeTin } from '../../formats/tin.ts';

const ROOT = 9;
const BRANCH = 5;

/** Whom a form is for: the nine digits of a TIN, and its branch as forms print it. */
export interface PayeeTin {
  root: string;
  branch: string;
}

/** A TIN as it is stored (9, 12 or 15 digits) as form 2307 has it: 3-3-3-5, the head office being zeros. Null for what is no TIN. */
export function payeeTin(tin: string | null): PayeeTin | null {
  const digits = normalizeTin(tin ?? '');
  if (!/^(\d{9}|\d{12}|\d{15})$/.test(digits)) return null;
  return { root: digits.slice(0, ROOT), branch: digits.slice(ROOT).slice(-BRANCH).padStart(BRANCH, '0') };
}

/** "123-456-789-00000" as the form's boxes stand. */
export function formatPayeeTin({ root, branch }: PayeeTin): string {
  return [...(root.match(/\d{3}/g) ?? []), branch].join('-');
}

/** The same of root and branch in one, as certificates are kept by it; what is no TIN stays as it is. */
export function shownPayeeTin(payee: string): string {
  return /^\d{14}$/.test(payee)
    ? formatPayeeTin({ root: payee.slice(0, ROOT), branch: payee.slice(ROOT) })
    : payee;
}
