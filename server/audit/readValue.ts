import type { AuditLeaf, AuditValue } from '#domain/audit/value.ts';
import { formatMobile } from '#domain/formats/mobile.ts';
import { formatTin } from '#domain/formats/tin.ts';
import { formatMoney } from '#domain/money.ts';
import type { Reader } from './reader.ts';
import type { Ref } from './refs.ts';

/** The name of a record; undefined when nothing is known of it. */
export type NameOf = (ref: Ref, id: string) => string | null | undefined;

/** What the database writes instead of a value that it keeps back. */
const MASK = '***';

const plain = (raw: unknown): AuditLeaf => {
  if (typeof raw === 'boolean') return { kind: 'flag', value: raw };
  if (typeof raw === 'number') return { kind: 'number', value: raw };
  return { kind: 'text', text: typeof raw === 'string' ? raw : JSON.stringify(raw) };
};

const instant = (text: string): AuditLeaf => {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? plain(text) : { kind: 'instant', at: at.toISOString() };
};

/** One value that is neither an array nor an object. */
const readLeaf = (raw: unknown, reader: Reader | undefined, nameOf: NameOf): AuditLeaf => {
  if (raw === MASK || reader === 'hidden') return { kind: 'hidden' };
  const text = String(raw);
  if (reader === 'day') return { kind: 'day', day: text };
  if (reader === 'instant') return instant(text);
  if (reader === 'money') return { kind: 'money', amount: text };
  if (reader === 'centavos') return { kind: 'money', amount: formatMoney(BigInt(text)) };
  if (reader === 'tin') return plain(formatTin(text));
  if (reader === 'mobile') return plain(formatMobile(text));
  if (typeof reader !== 'object' || 'beside' in reader) return plain(raw);
  if ('words' in reader) return { kind: 'code', words: reader.words, code: text };
  return { kind: 'name', id: text, name: nameOf(reader.ref, text) ?? null };
};

const isObject = (raw: unknown): raw is Record<string, unknown> => typeof raw === 'object' && raw !== null;

/** The values in an object or array, each with the way to it; the items of an array are counted from 1. */
const leavesOf = (raw: unknown, path: readonly string[] = []): { path: string[]; value: AuditLeaf }[] => {
  if (!isObject(raw)) return raw === null ? [] : [{ path: [...path], value: plain(raw) }];
  const step = (key: string) => (Array.isArray(raw) ? String(Number(key) + 1) : key);
  return Object.entries(raw).flatMap(([key, part]) => leavesOf(part, [...path, step(key)]));
};

const queryParts = (query: string): AuditLeaf[] =>
  [...new URLSearchParams(query)].map(([name, value]) => ({ kind: 'text', text: `${name} = ${value}` }));

/** A stored value as a person knows it; null for nothing. Never throws: what is not known reads as its text. */
export const readValue = (raw: unknown, reader: Reader | undefined, nameOf: NameOf): AuditValue | null => {
  if (raw === null || raw === undefined || raw === '') return null;
  if (reader === 'query' && typeof raw === 'string') {
    const items = queryParts(raw);
    return { kind: 'list', items };
  }
  if (Array.isArray(raw) && !raw.some(isObject)) {
    const items = raw.filter((item) => item !== null).map((item) => readLeaf(item, reader, nameOf));
    return items.length === 0 ? null : { kind: 'list', items };
  }
  if (isObject(raw) && reader !== 'hidden') {
    const fields = leavesOf(raw);
    return fields.length === 0 ? null : { kind: 'group', fields };
  }
  return readLeaf(raw, reader, nameOf);
};
