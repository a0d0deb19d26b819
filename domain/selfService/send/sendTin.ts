import { normalizeTin } from '../../formats/tin.ts';

/** A TIN as it is sent: without its dashes, and without blanks around it. */
export const sendTin = (typed: string): string => normalizeTin(typed.trim());
