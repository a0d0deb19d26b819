import {
  type AdministrationProblem,
  checkAdministration,
  ROLE_ADMINISTRATION,
} from '#domain/access/accessRole.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { fail } from '../../http/errors/fail.ts';

// One such change at a time: each sees what the one before it left, so two cannot take the last two administrators away.
const LOCK = `select pg_advisory_xact_lock(hashtextextended('access role administrators', 0))`;
const READ = `select u.id from user_account u
  join user_permission v on v.user_id = u.id
  where u.type = 'INTERNAL' and u.status = 'ACTIVE' and v.permission = any ($1::text[])
  group by u.id having count(*) = cardinality($1::text[])`;

/** Ids of the active staff who can administer access roles. */
export const readAdministrators = async (tx: Tx): Promise<Set<string>> => {
  const rows = await tx.query<{ id: string }>({
    name: 'role-administrators',
    text: READ,
    values: [ROLE_ADMINISTRATION],
  });
  return new Set(rows.map(({ id }) => id));
};

const CODES = { lastAdministrator: 'rule_last_administrator', ownAccess: 'rule_own_access' } as const;

const SENTENCES = {
  lastAdministrator: {
    en: 'After this change nobody could administer access roles. First give somebody else of the staff a role that views and edits them.',
    fil: 'Kapag ginawa ito, wala nang makakapangasiwa ng mga access role. Bigyan muna ang ibang kawani ng role na tumitingin at nag-e-edit ng mga ito.',
  },
  ownAccess: {
    en: 'After this change you could no longer administer access roles: ask another administrator to make it.',
    fil: 'Kapag ginawa ito, hindi mo na mapapangasiwaan ang mga access role: ipagawa ito sa ibang administrator.',
  },
} satisfies Record<AdministrationProblem, unknown>;

/** 422 rule_last_administrator or rule_own_access, on `field`. */
export const refuseAdministration = (problem: AdministrationProblem, field: string) =>
  fail(CODES[problem], SENTENCES[problem], { fields: { [field]: SENTENCES[problem] } });

/**
 * Makes a change to roles or users inside the transaction; 422 rule_last_administrator or rule_own_access, on `field`, when
 * after it nobody, or no longer its own maker, could administer access roles.
 */
export const keepAdministrators = async <T>(
  { tx, user }: { tx: Tx; user: SignedIn },
  field: string,
  change: () => Promise<T>,
): Promise<T> => {
  await tx.query({ text: LOCK });
  const before = await readAdministrators(tx);
  const result = await change();
  const after = await readAdministrators(tx);
  const problem = checkAdministration({ before, after, by: user.userId });
  if (problem) throw refuseAdministration(problem, field);
  return result;
};
