import { TRADES } from '../../../db/trading.ts';
import { badFields, fail } from '../../../http/errors/fail.ts';
import { knownIds } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { askFor } from './askFor.ts';

const KNOWN = `select m.id from own_partner_stores() m where m.id = any ($1::bigint[]) and ${TRADES}`;
const MINE = 'select access_level as level from user_account where id = $1';
const HAD = 'select merchant_id from user_merchant where user_id = $1 and merchant_id = any ($2::bigint[])';

const UNKNOWN = {
  en: 'A store is not one of your partner’s that trade',
  fil: 'May tindahang hindi sa partner mo o hindi na nagnenegosyo',
};
const HAS = { en: 'One of these stores is yours already', fil: 'Sa iyo na ang isa sa mga tindahang ito' };
const NO_PARTNER = {
  en: 'Your account is of no partner yet: ask an administrator.',
  fil: 'Wala pang partner ang account mo: magtanong sa administrator.',
};
const HAS_ALL = {
  en: 'Your account is for the whole partner: you see every store already.',
  fil: 'Para sa buong partner ang account mo: nakikita mo na ang lahat ng tindahan.',
};

/** Asks for stores of the own partner. 400, 422 rule_store_unknown, rule_unchanged, rule_request_open. */
export const requestStores = os.myAccount.requestStores.handler(async ({ input, context }) => {
  const { tx, user } = context;
  const { merchantIds, why } = input.body;
  if (user.partnerId === null) throw fail('rule_store_unknown', NO_PARTNER);
  const [own] = await tx.query<{ level: string }>({ name: 'my-level', text: MINE, values: [user.userId] });
  if (own?.level !== 'MERCHANT') throw fail('rule_unchanged', HAS_ALL);
  const wanted = [...new Set(merchantIds)];
  const ids = knownIds(wanted);
  const known = await tx.query({ name: 'stores-asked-for', text: KNOWN, values: [ids] });
  if (known.length < wanted.length) throw badFields({ merchantIds: UNKNOWN });
  const had = await tx.query({ name: 'stores-had', text: HAD, values: [user.userId, ids] });
  if (had.length) throw badFields({ merchantIds: HAS });
  return { data: { list: await askFor(context, { kind: 'store', wanted: ids, why }) } };
});
