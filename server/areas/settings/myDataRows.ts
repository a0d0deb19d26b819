import type { SignInRow } from '#contract/people/users.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { instant, json, text } from '../../db/columns/kinds.ts';
import { type Tx, withContext, withSession } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { RequestContext } from '../../http/deps.ts';
import { listPasskeys } from '../../signIn/secondFactor/passkeys.ts';
import { userSessions } from '../../signIn/userSessions.ts';

interface Person {
  email: string | null;
  landlineNumber: string | null;
  birthDate: string | null;
  jobTitle: string | null;
  dtimeCreated: string;
  dtimeSignedIn: string | null;
}
const PERSON = columnsOf<Person>('user_account u')({
  email: text('u.email'),
  landlineNumber: text('u.landline_number'),
  birthDate: text('u.birth_date::text'),
  jobTitle: text('(select j.name::text from job_title j where j.id = u.job_title_id)'),
  dtimeCreated: instant('u.created_at'),
  dtimeSignedIn: instant('u.last_sign_in_at'),
});
const STORE = columnsOf<{ name: string; code: string | null }>('user_merchant s, merchant m')({
  name: text('m.name'),
  code: text('m.hsis_salesroom_code'),
});
interface Asked {
  kind: string;
  wanted: string | null;
  why: string | null;
  status: string;
  dtimeCreated: string;
  dtimeDecided: string | null;
}
const ASKED = columnsOf<Asked>('user_request r')({
  kind: text('r.kind'),
  wanted: text('coalesce(r.module_code, (select m.name from merchant m where m.id = r.merchant_id))'),
  why: text('r.why'),
  status: text('r.status'),
  dtimeCreated: instant('r.created_at'),
  dtimeDecided: instant('r.decided_at'),
});
interface Told {
  kind: string;
  params: unknown;
  at: string;
}
const TOLD = columnsOf<Told>('notice n')({
  kind: text('n.kind'),
  params: json('n.params'),
  at: instant('n.created_at'),
});
const SETTING = columnsOf<{ key: string; value: unknown }>('user_preference p')({
  key: text('p.key'),
  value: json('p.value'),
});
const DOOR = columnsOf<Omit<SignInRow, 'id'>>('sign_in s')({
  what: text('s.what'),
  at: instant('s.at'),
  agent: text('s.agent'),
  address: text('s.address'),
});

const READ_PERSON = `select ${PERSON.select} from user_account u where u.id = $1`;
const READ_STORES = `select ${STORE.select} from user_merchant s join merchant m on m.id = s.merchant_id where s.user_id = $1 order by m.name, m.id`;
const READ_ASKED = `select ${ASKED.select} from user_request r where r.user_id = $1 order by r.id desc`;
const READ_TOLD = `select ${TOLD.select} from notice n where n.user_id = $1 order by n.id desc`;
const READ_SETTINGS = `select ${SETTING.select} from user_preference p where p.user_id = $1 order by p.key`;
const READ_DOOR = `select ${DOOR.select} from sign_in s where s.user_id = $1 order by s.at desc, s.id desc`;
const EVENT = `select audit.record_event('DOWNLOAD', 'user_account', $1, null, '{"name":"my data"}'::jsonb)`;

const ofDesk = async (tx: Tx, { userId }: SignedIn) => {
  const values = [userId];
  await tx.query({ text: EVENT, values });
  const [person] = await PERSON.read(tx, { text: READ_PERSON, values });
  return {
    person,
    stores: await STORE.read(tx, { text: READ_STORES, values }),
    asked: await ASKED.read(tx, { text: READ_ASKED, values }),
    told: await TOLD.read(tx, { text: READ_TOLD, values }),
    settings: await SETTING.read(tx, { text: READ_SETTINGS, values }),
  };
};

/**
 * What is kept of somebody: person, stores, requests, notices, settings, passkeys, sessions and sign-ins, the latest first. That it was
 * taken stands in the trail.
 */
export const myDataRows = async ({ deps, requestId }: RequestContext, user: SignedIn) => {
  const { userId, familyId } = user;
  const desk = await withContext(deps.pools, user.actor, requestId, (tx) => ofDesk(tx, user));
  const door = await withSession(deps.pools, requestId, async (tx) => ({
    sessions: await userSessions(tx, { userId, familyId, now: deps.now() }),
    signIns: await DOOR.read(tx, { text: READ_DOOR, values: [userId] }),
    passkeys: await listPasskeys(tx, userId),
  }));
  return { ...desk, ...door };
};

export type MyData = Awaited<ReturnType<typeof myDataRows>>;
