import type { AddressInput } from '#contract/shapes/address.ts';
import { namesOf, placesOf } from '../../../../db/columns/definitionOf.ts';
import { badFields } from '../../../../http/errors/fail.ts';
import type { Subject } from '../../../../records/lock/subject.ts';
import type { Work } from '../../../../records/lock/work.ts';
import { ADDRESS } from '../../../../records/parts/addressColumns.ts';
import { addressProblems, followAddress } from '../../../../records/parts/addresses.ts';
import { refuseProblems } from '../../../../records/parts/problems.ts';

// The same words are no other address: the store goes on moving along with its partner.
const OWN = `update merchant m set is_same_address = false from address a
  where m.id = $1 and m.is_same_address and a.partner_id = m.partner_id and a.merchant_id is null and a.associate_id is null
    and a.type = 'REGISTRATION' and (${namesOf(ADDRESS, 'a.')}) is distinct from (${placesOf(ADDRESS, 2)})`;

const NOT_THERE = {
  en: 'There is no address here to mend: answer the remark instead',
  fil: 'Walang address dito na aayusin: sagutin na lang ang puna',
};

/**
 * Writes the address in the place of the one that is there; stores that share it move along, and one that is asked for an address of its
 * own shares its partner's no longer. 400 where places do not lie in each other.
 */
export const mendAddress = async (context: Work, subject: Subject, input: AddressInput): Promise<void> => {
  const { tx, user, deps } = context;
  const { partnerId, merchantId } = subject;
  refuseProblems(await addressProblems(tx, [{ input, path: 'values.address' }]));
  const columns = ADDRESS.write(input);
  if (merchantId) await tx.query({ text: OWN, values: [merchantId, ...Object.values(columns)] });
  const set = Object.keys(columns).map((column, at) => `${column} = $${at + 4}`);
  const text = `update address set ${set.join(', ')}
    where partner_id = $1 and merchant_id is not distinct from $2 and associate_id is null and type = $3 returning 1`;
  const type = merchantId ? 'BUSINESS_PLACE' : 'REGISTRATION';
  const written = await tx.query({ text, values: [partnerId, merchantId, type, ...Object.values(columns)] });
  if (!written.length) throw badFields({ 'values.address': NOT_THERE });
  if (!merchantId) await followAddress(tx, partnerId, { now: deps.now(), username: user.username });
};
