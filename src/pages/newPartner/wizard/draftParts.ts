import type { Values } from '../../../components/admin/form/formSpec.tsx';
import { type Answers, type Branch, emptyAnswers, type StagedFile } from './answers.ts';

// A draft takes 256 KB, and 64 KB of it are carried along when the page closes; what one key more adds must not break it.
const MOST_BYTES = 48 * 1024;
const encoder = new TextEncoder();
const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length;

/** A store with the files that were uploaded for it. */
interface Row {
  branch: Branch;
  files: StagedFile[];
}

const rowsOf = (branches: readonly Branch[], files: readonly StagedFile[]): Row[] => {
  const byKey = new Map<string | null, StagedFile[]>();
  for (const file of files) byKey.set(file.branchKey, [...(byKey.get(file.branchKey) ?? []), file]);
  return branches.map((branch) => ({ branch, files: byKey.get(branch.key) ?? [] }));
};

/** The stores in groups that fit into one draft each, in their order. */
const groups = (rows: readonly Row[]): Row[][] => {
  const found: Row[][] = [];
  let room = 0;
  for (const row of rows) {
    const size = bytesOf(row);
    const last = found.at(-1);
    if (last && size <= room) last.push(row);
    else found.push([row]);
    room = (last && size <= room ? room : MOST_BYTES) - size;
  }
  return found;
};

/**
 * The answers as the drafts that keep them, by the last part of their key: a base, and the stores with their files in as many
 * parts as they need. Files that belong to no store stay in the base.
 */
export const toParts = ({ branches, files, ...base }: Answers): Map<string, Values> => {
  const known = new Set(branches.map(({ key }) => key));
  const parts = groups(rowsOf(branches, files)).map((group, at): [string, Values] => {
    const ofStores = group.flatMap((row) => row.files);
    const rows = group.map(({ branch }) => branch);
    return [branchPart(at), ofStores.length > 0 ? { rows, files: ofStores } : { rows }];
  });
  const own = files.filter(({ branchKey }) => branchKey === null || !known.has(branchKey));
  return new Map<string, Values>([...parts, ['base', { ...base, files: own, parts: parts.length }]]);
};

/** The key of the nth part of the stores. */
export const branchPart = (at: number): string => `branches-${at}`;

/** How many parts of stores belong to a base. */
export const partCount = (base: Values): number => (typeof base.parts === 'number' ? base.parts : 0);

const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && 'key' in value && 'merchantName' in value;

const isFile = (value: unknown): value is StagedFile =>
  typeof value === 'object' && value !== null && 'fileId' in value && 'documentCode' in value;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The answers that were kept; what a part lacks is as in a new application. */
export const fromParts = (base: Values, parts: readonly (Values | null)[]): Answers => {
  const { parts: _, ...values } = base;
  const rows = parts.flatMap((part) => listOf(part?.rows));
  const files = [...listOf(values.files), ...parts.flatMap((part) => listOf(part?.files))];
  return { ...emptyAnswers(), ...values, branches: rows.filter(isBranch), files: files.filter(isFile) };
};
