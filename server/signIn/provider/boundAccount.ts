import { askedFactor, type FactorState, type SecondFactor } from '#domain/signIn/secondFactor.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { flag, id, text } from '../../db/columns/kinds.ts';
import { withSession } from '../../db/context.ts';
import { NEEDS_FACTOR, NUMBER_PROVED } from '../../http/caller/needsFactor.ts';
import type { RequestContext } from '../../http/deps.ts';
import { fail } from '../../http/errors/fail.ts';
import { recordEvent } from '../recordEvent.ts';
import type { ProviderPerson } from './identityProvider.ts';

interface Bound extends FactorState {
  identityId: string;
  userId: string;
  username: string;
  isActive: boolean;
}

/** An account that somebody at the identity provider opens. */
export interface BoundAccount extends Pick<Bound, 'identityId' | 'userId' | 'username'> {
  /** What is asked for here where the provider asked for no second factor. */
  factor: SecondFactor;
}

const FROM = 'user_identity i join user_account u on u.id = i.user_id';
const BOUND = columnsOf<Bound>(FROM)({
  identityId: id('i.id'),
  userId: id('u.id'),
  username: text('u.username::text'),
  chosen: text('u.second_factor'),
  isRequired: flag(NEEDS_FACTOR),
  isNumberProved: flag(NUMBER_PROVED),
  isActive: flag(`u.status = 'ACTIVE'`),
});
const FIND = `select ${BOUND.select} from ${FROM} where i.issuer = $1 and i.subject = $2`;

/** One sentence for every reason. The name is the person's own: their administrator asks them for it. */
const notBound = (subject: string) =>
  fail('rule_provider_unbound', {
    en: `No active account here is linked to your company account. Give your administrator this id: ${subject}`,
    fil: `Walang aktibong account dito na naka-link sa company account mo. Ibigay ang id na ito sa administrator mo: ${subject}`,
  });

/** Returns the active account that a person of the provider opens. 422 for nobody, and for an account that is not in use. */
export const boundAccount = async (
  context: RequestContext,
  { issuer, subject }: ProviderPerson,
): Promise<BoundAccount> => {
  const { deps, requestId } = context;
  const account = await withSession(deps.pools, requestId, async (tx) => {
    const [row] = await BOUND.read(tx, { name: 'bound-account', text: FIND, values: [issuer, subject] });
    if (row && !row.isActive)
      await recordEvent(tx, context, 'LOGIN_FAILED', { userId: null, username: row.username });
    return row;
  });
  if (!account?.isActive) throw notBound(subject);
  const { identityId, userId, username } = account;
  return { identityId, userId, username, factor: askedFactor(account) };
};
