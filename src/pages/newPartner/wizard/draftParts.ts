import type { Values } from '../../../components/admin/form/formSpec.tsx';
import { type Answers, type Branch, emptyAnswers } from './answers.ts';

// A draft takes 64 KB; what one key more adds must not break it.
const MOST_BYTES = 48 * 1024;
const encoder = new TextEncoder();
const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length;

/** The stores in groups that fit into one draft each, in their order. */
const groups = (branches: readonly Branch[]): Branch[][] => {
  const found: Branch[][] = [];
  let room = 0;
  for (const branch of branches) {
    const size = bytesOf(branch);
    const last = found.at(-1);
    if (last && size <= room) last.push(branch);
    else found.push([branch]);
    room = (last && size <= room ? room : MOST_BYTES) - size;
  }
  return found;
};

/** The answers as the drafts that keep them, by the last part of their key: a base, and the stores in as many parts as they need. */
export const toParts = ({ branches, ...base }: Answers): Map<string, Values> => {
  const parts = groups(branches).map((rows, at): [string, Values] => [branchPart(at), { rows }]);
  return new Map<string, Values>([...parts, ['base', { ...base, parts: parts.length }]]);
};

/** The key of the nth part of the stores. */
export const branchPart = (at: number): string => `branches-${at}`;

/** How many parts of stores belong to a base. */
export const partCount = (base: Values): number => (typeof base.parts === 'number' ? base.parts : 0);

const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && 'key' in value && 'merchantName' in value;

/** The answers that were kept; what a part lacks is as in a new application. */
export const fromParts = (base: Values, parts: readonly (Values | null)[]): Answers => {
  const { parts: _, writer: __, ...kept } = base;
  const rows = parts.flatMap((part): unknown[] => (Array.isArray(part?.rows) ? part.rows : []));
  return { ...emptyAnswers(), ...kept, branches: rows.filter(isBranch) };
};
