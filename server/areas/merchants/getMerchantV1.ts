import { locationIdOf } from '#domain/places/locationId.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { askerOf } from '../../records/asker.ts';
import { readAddresses } from '../../records/parts/addresses.ts';
import { storeToRead } from '../../records/parts/owner.ts';
import { readMerchantRow } from '../../records/store/readMerchantRow.ts';

/** What promos and look-ups need of a store: its row and where it is. 404. */
export const getMerchantV1 = os.merchants.getMerchantV1.handler(async ({ input, context }) => {
  const id = toId(input.params.id);
  const [{ version: _, ...row }, addresses] = await Promise.all([
    readMerchantRow(context.tx, id, askerOf(context)),
    readAddresses(context.tx, storeToRead(id)),
  ]);
  return { data: { ...row, locationId: locationIdOf(addresses), addresses } };
});
