import { PERMISSION_NAMES } from '#domain/access/permissionNames.ts';
import { newConflicts, type Separation } from '#domain/access/rights/separation.ts';
import type { Permission } from '#domain/permissions.ts';
import { each, type Sentence } from '#domain/sentence.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { fail } from '../../http/errors/fail.ts';
import { type Rights, readRights } from './readRights.ts';
import { lockSeparation } from './separationRules.ts';

const NAMED = 3;
const NOBODY: ReadonlySet<string> = new Set();

/** What somebody holds before and after a change. */
export interface Change {
  name: string;
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
}

/** The two permissions of a pair in words. */
export const pairText = ({ one, other }: Separation): Sentence =>
  each((language) => {
    const [first, second] = [one, other].map(
      (permission) => PERMISSION_NAMES[permission as Permission][language],
    );
    return language === 'en' ? `“${first}” and “${second}”` : `“${first}” at “${second}”`;
  });

/** 422 rule_kept_apart. */
export const keptApart = (sentence: Sentence, field: string) =>
  fail('rule_kept_apart', sentence, { fields: { [field]: sentence } });

const refusal = (rule: Separation, people: readonly Change[], mayName: boolean, field: string) => {
  const pair = pairText(rule);
  const names = people.slice(0, NAMED).map(({ name }) => name);
  const more = people.length > names.length;
  const who = mayName ? `${names.join(', ')}${more ? ' …' : ''}` : '';
  return keptApart(
    {
      en: `${pair.en} are kept apart: nobody holds both. With this, ${people.length} ${people.length === 1 ? 'person' : 'people'} would${who && ` (${who})`}. Leave out what gives one of the two, or take it away first.`,
      fil: `Pinaghihiwalay ang ${pair.fil}: walang humahawak ng dalawa. Sa gagawin, hahawakan ito ng ${people.length} tao${who && ` (${who})`}. Huwag isama ang nagbibigay ng isa sa dalawa, o alisin muna ito.`,
    },
    field,
  );
};

/** 422 rule_kept_apart, on `field`, when a change brings together what is kept apart; people are named to those of the staff who see accounts. */
export const refuseNewConflicts = (
  rules: readonly Separation[],
  people: readonly Change[],
  user: Pick<SignedIn, 'type' | 'permissions'>,
  field: string,
): void => {
  const mayName = user.type === 'INTERNAL' && user.permissions.has('UR_VIEW');
  for (const rule of rules) {
    const caught = people.filter(({ before, after }) => newConflicts(before, after, [rule]).length > 0);
    if (caught.length) throw refusal(rule, caught, mayName, field);
  }
};

/** Pairs what people held with what they hold. */
export const changesOf = (before: readonly Rights[], after: readonly Rights[]): Change[] => {
  const was = new Map(before.map((person) => [person.id, person.permissions]));
  return after.map(({ id, name, permissions }) => ({
    name,
    before: was.get(id) ?? NOBODY,
    after: permissions,
  }));
};

/**
 * Looks, after the write and inside its transaction, at what accounts that were just made hold: 422 rule_kept_apart, on `field`, where
 * that is kept apart. A change of accounts that are there is `changeRights`.
 */
export const refuseConflicts = async (
  { tx, user }: { tx: Tx; user: SignedIn },
  userIds: readonly string[],
  field: string,
): Promise<void> => {
  const rules = await lockSeparation(tx);
  if (rules.length) refuseNewConflicts(rules, changesOf([], await readRights(tx, userIds)), user, field);
};
