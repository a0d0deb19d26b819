import type { MyRequest } from '#contract/people/myAccount.ts';
import type { Tx } from '../../../db/context.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';
import type { RequestContext } from '../../../http/deps.ts';
import { fail } from '../../../http/errors/fail.ts';
import { tellDeciders } from '../asking/tellDeciders.ts';
import { readMyRequests } from './myRequestColumns.ts';

const OPEN = {
  en: 'One of these is asked for already: wait for the answer, or cancel that request.',
  fil: 'May isa rito na hiniling na: hintayin ang sagot, o kanselahin ang hiling na iyon.',
};

const WRITE = {
  store: `insert into user_request (kind, user_id, merchant_id, why, status, created_at, created_by, updated_at, updated_by)
    select 'store', $1, wanted, $3, 'SUBMITTED', $4, $5, $4, $5 from unnest($2::bigint[]) as w(wanted) returning id`,
  module: `insert into user_request (kind, user_id, module_code, why, status, created_at, created_by, updated_at, updated_by)
    select 'module', $1, wanted, $3, 'SUBMITTED', $4, $5, $4, $5 from unnest($2::text[]) as w(wanted) returning id`,
} as const;

interface Asked {
  kind: keyof typeof WRITE;
  /** Ids of stores or codes of modules. */
  wanted: readonly string[];
  why: string | null;
}

type Asker = RequestContext & { tx: Tx; user: SignedIn };

/** Writes what somebody asks for, each a request of its own, and tells those who decide. 422 rule_request_open. */
export const askFor = async (
  { tx, user, deps }: Asker,
  { kind, wanted, why }: Asked,
): Promise<MyRequest[]> => {
  const at = deps.now();
  const made = await tx
    .query<{ id: string }>({
      name: `ask-for-${kind}`,
      text: WRITE[kind],
      values: [user.userId, wanted, why, at, user.username],
    })
    .catch((error: unknown) => {
      const { constraint } = error as { constraint?: unknown };
      if (constraint === `user_request_${kind}`) throw fail('rule_request_open', OPEN);
      throw error;
    });
  await tellDeciders(tx, { asker: user.username, kind, count: made.length }, at);
  return readMyRequests(
    tx,
    user.userId,
    made.map(({ id }) => id),
  );
};
