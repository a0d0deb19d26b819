import { mobileLast4 } from '#domain/formats/mobile.ts';
import { withSession } from '../../db/context.ts';
import type { RequestContext } from '../../http/deps.ts';
import type { Challenge } from '../challenge.ts';
import { issueToUser } from '../challenges.ts';
import { lockChallenge } from '../checkCode.ts';
import { optionsToSign, placeOf } from './credential.ts';
import { credentialsOf } from './passkeys.ts';

const last4 = async ({ deps, requestId }: RequestContext, userId: string): Promise<string> => {
  const [row] = await withSession(deps.pools, requestId, (tx) =>
    tx.query<{ mobile: string | null }>({
      text: 'select mobile_number as mobile from user_account where id = $1',
      values: [userId],
    }),
  );
  return mobileLast4(row?.mobile ?? '');
};

/** What the browser is asked with, where a passkey answers; nothing at an address where none works: a recovery code does. */
const passkeyOptions = async (context: RequestContext, challengeId: string, userId: string) => {
  const place = placeOf(context);
  if (!place) return {};
  const options = await withSession(context.deps.pools, context.requestId, async (tx) => {
    const made = await lockChallenge(tx, challengeId);
    return made && optionsToSign({ place, challenge: made.codeHash }, await credentialsOf(tx, userId));
  });
  return { options };
};

interface Asked {
  purpose: 'login' | 'proof';
  way: Challenge['way'];
  userId: string;
  username: string;
  /** Of a sign-in that began at the identity provider: the binding. */
  identityId?: string;
}

/** Begins a challenge of somebody's second factor: sends a code, or waits for what their app shows or their passkey signs. 429. */
export const askFactor = async (context: RequestContext, asked: Asked) => {
  const { way, userId } = asked;
  const challengeId = await issueToUser(context, asked);
  return {
    challengeId,
    mobileLast4: way === 'sms' ? await last4(context, userId) : '',
    way,
    ...(way === 'passkey' ? await passkeyOptions(context, challengeId, userId) : {}),
  };
};
