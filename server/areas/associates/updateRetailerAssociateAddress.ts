import type { AddressInput } from '#contract/shapes/address.ts';
import { permanentAfter } from '#domain/people/associate.ts';
import { writtenOf } from '../../db/columns/columnsOf.ts';
import { os } from '../../http/os.ts';
import type { Work } from '../../records/lock/work.ts';
import { saveAddress } from '../../records/parts/addresses.ts';
import { ASSOCIATE } from '../../records/parts/associates.ts';
import type { Owner } from '../../records/parts/owner.ts';
import { refuseProblems } from '../../records/parts/problems.ts';
import { changeAssociate } from './changeAssociate.ts';
import { lockAssociate } from './lockAssociate.ts';

const { isSameAddress } = ASSOCIATE.columns;
const SAME_ADDRESS = writtenOf<{ isSameAddress: boolean }>('associate a')({ isSameAddress });
const KEEP_OLD = `update address set type = 'PERMANENT' where associate_id = $1 and type = 'PRESENT'`;
const REMOVE = `delete from address where associate_id = $1 and type = 'PERMANENT'`;

const ownerOf = (partnerId: string, associateId: string): Owner => ({
  partnerId,
  merchantId: null,
  associateId,
});

/** Writes the address that was sent, and the permanent one as it is from now on. */
const write = async (
  { tx }: Work,
  owner: Owner,
  type: 'PRESENT' | 'PERMANENT',
  { address, was, is }: { address: AddressInput | null; was: boolean; is: boolean },
): Promise<void> => {
  const values = [owner.associateId];
  if (is) await tx.query({ name: 'remove-permanent-address', text: REMOVE, values });
  // Whoever moves and says that the permanent address stays, keeps the one that was both.
  else if (was && type === 'PRESENT')
    await tx.query({ name: 'keep-permanent-address', text: KEEP_OLD, values });
  if (address) await saveAddress(tx, owner, type, address, 'address');
};

/**
 * Changes the present or the permanent address of a person; the permanent one may be the present one. 404, 409, 428, 400 on
 * the field, 422 rule_not_editable.
 */
export const updateRetailerAssociateAddress = os.associates.updateRetailerAssociateAddress.handler(
  async ({ input, context }) => {
    const { params, body } = input;
    const locked = await lockAssociate(context, params);
    const { associate, store } = locked;
    const { problems, isSame: is } = permanentAfter(
      { type: body.type, isSameAddress: body.isSameAddress, isGiven: Boolean(body.address) },
      {
        isSameAddress: associate.isSameAddress,
        hasPresent: associate.addresses.some(({ type }) => type === 'PRESENT'),
      },
    );
    refuseProblems(problems);
    const isPermanentSame = body.type === 'PERMANENT' && is;
    await write(context, ownerOf(store.partnerId, associate.id), body.type, {
      address: isPermanentSame ? null : (body.address ?? null),
      was: associate.isSameAddress,
      is,
    });
    return {
      data: await changeAssociate(context, locked, { of: SAME_ADDRESS, values: { isSameAddress: is } }),
    };
  },
);
