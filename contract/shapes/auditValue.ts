import { z } from 'zod';
import type { AuditValue } from '#domain/audit/value.ts';
import { AUDIT_WORDS } from '#domain/audit/words.ts';
import { instant } from '../envelope.ts';

const leaf = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('number'), value: z.number() }),
  z.object({ kind: z.literal('flag'), value: z.boolean() }),
  /** A business day, YYYY-MM-DD. */
  z.object({ kind: z.literal('day'), day: z.string() }),
  z.object({ kind: z.literal('instant'), at: instant }),
  /** Pesos as a decimal string. */
  z.object({ kind: z.literal('money'), amount: z.string() }),
  /** A code of a closed list, by the list's name. */
  z.object({ kind: z.literal('code'), words: z.enum(AUDIT_WORDS), code: z.string() }),
  /** Another record by its id; the name is null when nothing has that id. */
  z.object({ kind: z.literal('name'), id: z.string(), name: z.string().nullable() }),
  /** The database keeps the value back. */
  z.object({ kind: z.literal('hidden') }),
]);

/** A stored value as people know it; codes, flags and dates are put into words where it is read. */
export const auditValue: z.ZodType<AuditValue> = z.discriminatedUnion('kind', [
  ...leaf.options,
  z.object({ kind: z.literal('list'), items: z.array(leaf) }),
  /** What was stored as an object: each value under the way to it. */
  z.object({
    kind: z.literal('group'),
    fields: z.array(z.object({ path: z.array(z.string()), value: leaf })),
  }),
]);
