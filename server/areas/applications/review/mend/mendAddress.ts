import type { AddressInput } from '#contract/shapes/address.ts';
import { badFields } from '../../../../http/errors/fail.ts';
import type { Subject } from '../../../../records/lock/subject.ts';
import type { Work } from '../../../../records/lock/work.ts';
import { ADDRESS } from '../../../../records/parts/addressColumns.ts';
import { addressProblems, followAddress } from '../../../../records/parts/addresses.ts';
import { refuseProblems } from '../../../../records/parts/problems.ts';

const SHARES = 'select is_same_address as shares from merchant where id = $1';
const SHARED = {
  en: 'The store is at its partner’s address: mend it there',
  fil: 'Nasa address ng partner ang tindahan: ayusin ito roon',
};

const NOT_THERE = {
  en: 'There is no address here to mend: answer the remark instead',
  fil: 'Walang address dito na aayusin: sagutin na lang ang puna',
};

const refuseShared = async ({ tx }: Work, merchantId: string): Promise<void> => {
  const [store] = await tx.query<{ shares: boolean }>({
    name: 'store-shares-address',
    text: SHARES,
    values: [merchantId],
  });
  if (store?.shares) throw badFields({ 'values.address': SHARED });
};

/** Writes the address in the place of the one that is there; stores that share it move along. 400 where places do not lie in each other. */
export const mendAddress = async (context: Work, subject: Subject, input: AddressInput): Promise<void> => {
  const { tx, user, deps } = context;
  const { partnerId, merchantId } = subject;
  if (merchantId) await refuseShared(context, merchantId);
  refuseProblems(await addressProblems(tx, [{ input, path: 'values.address' }]));
  const columns = ADDRESS.write(input);
  const set = Object.keys(columns).map((column, at) => `${column} = $${at + 4}`);
  const text = `update address set ${set.join(', ')}
    where partner_id = $1 and merchant_id is not distinct from $2 and associate_id is null and type = $3 returning 1`;
  const type = merchantId ? 'BUSINESS_PLACE' : 'REGISTRATION';
  const written = await tx.query({ text, values: [partnerId, merchantId, type, ...Object.values(columns)] });
  if (!written.length) throw badFields({ 'values.address': NOT_THERE });
  if (!merchantId) await followAddress(tx, partnerId, { now: deps.now(), username: user.username });
};
