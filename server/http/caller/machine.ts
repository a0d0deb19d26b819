import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { MdrType } from '#domain/records/mdrRates.ts';
import { isMachineKey } from '#domain/transactions/machineKey.ts';
import { columnsOf, type Selected } from '../../db/columns/columnsOf.ts';
import { flag, id, ids, int, list, text } from '../../db/columns/kinds.ts';
import { querySession } from '../../db/context.ts';
import type { RequestContext } from '../deps.ts';
import { keyNotValid } from '../errors/fail.ts';
import { limitFailures, takeFromLimit } from '../limits/takeFromLimit.ts';
import type { Machine, SignedIn } from './loadUser.ts';

interface Row extends Omit<Machine, 'products' | 'partnerIds'> {
  products: string[];
  partnerIds: string[];
  allPartners: boolean;
  /** Whether the account takes calls from the caller's address, $3. */
  isFromHere: boolean;
  name: string;
  perMinute: number;
}
const ACCOUNT = columnsOf<Row>('machine_account k')({
  machineId: id('k.id'),
  name: text('k.name'),
  source: text('k.source'),
  partnerIds: ids('k.partner_ids'),
  allPartners: flag('k.all_partners'),
  isFromHere: flag(`k.addresses = '{}' or coalesce($3::inet <<= any (k.addresses), false)`),
  products: list('k.products'),
  perMinute: int('k.per_minute'),
});
const FIND = `select ${ACCOUNT.select} from machine_account k
  where k.is_enabled and (k.key_hash = $1 or (k.former_hash = $1 and k.former_until > $2))`;
const USED = `update machine_account set used_at = $2, is_key_used = is_key_used or key_hash = $3
  where id = $1 and (used_at is null or used_at < $2::timestamptz - interval '1 minute' or (key_hash = $3 and not is_key_used))`;

/** What is kept instead of a key: keys are random, so no salt is needed. */
export const machineKeyHash = (key: string): string => createHash('sha256').update(key).digest('hex');

const KNOWN_AT_MOST = 1_000;
const known = new Map<string, string>();

/** The machine account of a key that was valid here before, without asking the database; made-up keys have none. */
export const knownMachine = (key: string): string | undefined => known.get(machineKeyHash(key));

/** What machines go by in trails beside their name. */
const ROLE = 'MACHINE';

const complete = ({ name, source, machineId, allPartners, partnerIds, products }: Row): SignedIn => ({
  ...{ userId: '', applicantId: null, username: source, firstName: name, middleName: null, lastName: '' },
  ...{ type: 'INTERNAL', accessLevel: 'ALL', roles: [], moduleAccessibility: [], roleModules: {} },
  permissions: new Set(),
  machine: {
    machineId,
    source,
    partnerIds: allPartners ? null : partnerIds,
    products: products as MdrType[],
  },
  ...{ personId: null, employeeCode: null, registrationCode: null, partnerId: null, partnerName: null },
  ...{ isPartnerBrand: false, merchantIds: [], primaryMerchantId: null, primaryMerchantName: null },
  ...{ primaryCityId: null, primaryCityName: null, mobileNumber: null, familyId: null },
  actor: {
    ...{ class: 'internal', userId: '', username: source, role: ROLE },
    ...{ partnerId: null, merchantIds: [] },
  },
});

const REFUSED = `select audit.record_event('MACHINE_KEY_REFUSED', 'machine_account', $1, null, $2::jsonb)`;

/** Leaves a trace of a call with a good key from an address that its account does not list. */
const noteRefused = (
  { deps, requestId, callerAddress }: RequestContext,
  { machineId, source }: Row,
): Promise<unknown> => {
  deps.log.warn({ source, address: callerAddress, requestId }, 'machine key used from another address');
  const details = JSON.stringify({ address: callerAddress });
  return querySession(deps.pools, requestId, {
    name: 'machine-refused',
    text: REFUSED,
    values: [machineId, details],
  });
};

/** The machine account whose key a request has: null without one. Throws 401 for one that does not count, 429 above its limit. */
export const loadMachine = async (
  context: RequestContext,
  token: string | null,
): Promise<SignedIn | null> => {
  if (token === null || !isMachineKey(token)) return null;
  const { deps, requestId } = context;
  const now = deps.now();
  const from = isIP(context.callerAddress) ? context.callerAddress : null;
  const row = await limitFailures(context, 'machine', async () => {
    const statement = { name: 'find-machine', text: FIND, values: [machineKeyHash(token), now, from] };
    const [found] = await querySession<Selected<Row>>(deps.pools, requestId, statement);
    const account = found && ACCOUNT.present(found);
    if (account?.isFromHere) return account;
    if (account) await noteRefused(context, account);
    throw keyNotValid();
  });
  if (known.size >= KNOWN_AT_MOST) known.clear();
  known.set(machineKeyHash(token), row.machineId);
  await takeFromLimit(context, `machine:${row.machineId}`, row.perMinute);
  await querySession(deps.pools, requestId, {
    name: 'machine-used',
    text: USED,
    values: [row.machineId, now, machineKeyHash(token)],
  });
  return complete(row);
};
