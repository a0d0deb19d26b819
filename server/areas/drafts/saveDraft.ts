import { fail } from '../../http/errors/fail.ts';
import { os } from '../../http/os.ts';
import { checkSize, MAX_DRAFTS, MAX_PARTS, oldestKept } from './checkSize.ts';
import { stored } from './stored.ts';
import { write } from './write.ts';

const tooMany = (n: number) =>
  fail('too_large', {
    en: `You have ${n} drafts: save or discard one first.`,
    fil: `May ${n} draft ka na: mag-save o magtapon muna ng isa.`,
  });

const anotherSaved = (current: unknown) =>
  fail(
    'conflict',
    {
      en: 'This draft was changed in another tab or on another device in the meantime.',
      fil: 'Nabago ang draft na ito sa ibang tab o device samantala.',
    },
    { current },
  );

// The form that a draft belongs to: a large one is kept in parts, `new-partner/base` and `new-partner/branches-0`.
const formOf = (key: string) => `regexp_replace(${key}, '/(base|branches-[0-9]+)$', '')`;
const OTHERS = `select count(distinct ${formOf('d.key')}) filter (where ${formOf('d.key')} <> ${formOf('$2::text')})::int as forms,
    count(*)::int as parts
  from draft d where d.user_id = $1 and d.key <> $2 and d.updated_at > $3`;

/**
 * Keeps what the user typed under a key, instead of what was there. 413 above 256 KB or with 50 other forms, 409 when what is
 * there is neither what the caller saw nor what it sends, nor an own save of before.
 */
export const saveDraft = os.drafts.saveDraft.handler(async ({ input, context }) => {
  const { key, values, seen, by } = input.body;
  const { userId } = context.user;
  checkSize(values);
  const { tx } = context;
  const now = context.deps.now();
  const [{ forms, parts } = { forms: 0, parts: 0 }] = await tx.query<{ forms: number; parts: number }>({
    name: 'other-drafts',
    text: OTHERS,
    values: [userId, key, oldestKept(now)],
  });
  if (forms >= MAX_DRAFTS) throw tooMany(forms);
  if (parts >= MAX_PARTS) throw tooMany(parts);
  const typed = { userId, key, values, by };
  const row = await write(tx, typed, { now, seen });
  if (row) return { data: row };
  const { current, isTyped, isLater } = await stored(tx, typed, now);
  // A save whose answer was lost is sent again, or a later one overtook it: it is there, and nobody is in its way.
  if (current && (isTyped || isLater)) return { data: current };
  throw anotherSaved(current);
});
