import type { MyPasskey } from '#contract/people/mySettings.ts';
import type { PasskeyAnswer } from '#contract/shapes/passkey.ts';
import { columnsOf, writtenOf } from '../../db/columns/columnsOf.ts';
import { namesOf, placesOf } from '../../db/columns/definitionOf.ts';
import { id, instant, list, moment, size, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import type { RequestContext } from '../../http/deps.ts';
import { type Credential, placeOf, readSigned } from './credential.ts';

const FROM = 'passkey k';
const CREDENTIAL = columnsOf<Credential>(FROM)({
  credentialId: text('k.credential_id'),
  publicKey: text('k.public_key'),
  counter: size('k.counter'),
  transports: list('k.transports'),
});
const MINE = columnsOf<MyPasskey>(FROM)({
  id: id('k.id'),
  name: text('k.name'),
  dtimeCreated: instant('k.created_at'),
  dtimeUsed: instant('k.used_at'),
});
const MADE = writtenOf<Credential & { name: string; createdAt: Date }>(FROM)({
  ...CREDENTIAL.columns,
  name: text('k.name'),
  createdAt: moment('k.created_at'),
});
const READ = `select ${CREDENTIAL.select} from ${FROM} where k.user_id = $1 order by k.id`;
const FIND = `select ${CREDENTIAL.select} from ${FROM} where k.user_id = $1 and k.credential_id = $2 for update`;
const LIST = `select ${MINE.select} from ${FROM} where k.user_id = $1 order by k.id`;
const KEEP = `insert into passkey (user_id, ${namesOf(MADE)}) values ($1, ${placesOf(MADE, 2)})
  on conflict (credential_id) do nothing returning id`;
const USE = 'update passkey set counter = $3, used_at = $4 where user_id = $1 and credential_id = $2';
const REMOVE = 'delete from passkey where user_id = $1 and id = $2 returning id';
const DROP = 'delete from passkey where user_id = $1';

/** The public halves of somebody's passkeys. */
export const credentialsOf = (tx: Tx, userId: string): Promise<Credential[]> =>
  CREDENTIAL.read(tx, { name: 'passkeys-of', text: READ, values: [userId] });

/** Somebody's passkeys as they know them, the oldest first. */
export const listPasskeys = (tx: Tx, userId: string): Promise<MyPasskey[]> =>
  MINE.read(tx, { name: 'passkeys-shown', text: LIST, values: [userId] });

/** Keeps a passkey; false where it is kept already, whoever has it. */
export const keepPasskey = async (
  tx: Tx,
  userId: string,
  made: Credential & { name: string; createdAt: Date },
): Promise<boolean> => {
  const values = [userId, ...Object.values(MADE.write(made))];
  return (await tx.query({ name: 'keep-passkey', text: KEEP, values })).length > 0;
};

/** Whether a passkey of somebody has signed a challenge, here; its counter goes on by that. */
export const takePasskey = async (
  tx: Tx,
  context: RequestContext,
  { userId, challenge, now }: { userId: string; challenge: string; now: Date },
  answer: PasskeyAnswer,
): Promise<boolean> => {
  const place = placeOf(context);
  const values = [userId, answer.id];
  const [credential] = await CREDENTIAL.read(tx, { name: 'passkey-of', text: FIND, values });
  if (!place || !credential) return false;
  const counter = await readSigned({ place, challenge }, credential, answer);
  if (counter === null) return false;
  await tx.query({ name: 'use-passkey', text: USE, values: [...values, counter, now] });
  return true;
};

/** Forgets one of somebody's passkeys; false where it is not theirs. */
export const removePasskey = async (tx: Tx, userId: string, passkeyId: string): Promise<boolean> =>
  (await tx.query({ name: 'remove-passkey', text: REMOVE, values: [userId, passkeyId] })).length > 0;

/** Forgets all of them. */
export const dropPasskeys = async (tx: Tx, userId: string): Promise<void> => {
  await tx.query({ text: DROP, values: [userId] });
};
