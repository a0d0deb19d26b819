import { modulesOf } from '#domain/people/newUser.ts';
import { tellDeciders } from '../asking/tellDeciders.ts';
import type { Decider } from './decideEach.ts';
import type { PendingRequest } from './pendingRequest.ts';

// Of nobody: whoever wanted them has only now an account, and whoever gives that may decide on these too.
const ASK = `insert into user_request (kind, user_id, module_code, status, created_at, updated_at, updated_by)
  select 'module', $1, code, 'SUBMITTED', $3, $3, $4 from unnest($2::text[]) as m(code)
  on conflict (user_id, module_code) where kind = 'module' and status = 'SUBMITTED' do nothing returning id`;

/** The modules that somebody wanted besides when they registered become requests of the account that was made; what its role opens is there. */
export const askForModules = async (
  { tx, user, deps }: Decider,
  { name, moduleCodes }: PendingRequest,
  userId: string,
  enabledPermissions: readonly string[],
): Promise<void> => {
  const own = modulesOf(enabledPermissions);
  const wanted = moduleCodes.filter((code) => !own.includes(code));
  if (!wanted.length) return;
  const at = deps.now();
  const values = [userId, wanted, at, user.username];
  const made = await tx.query({ name: 'ask-for-wanted-modules', text: ASK, values });
  await tellDeciders(tx, { asker: name, kind: 'module', count: made.length }, at);
};
