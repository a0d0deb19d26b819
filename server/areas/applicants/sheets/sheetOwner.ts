import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { text } from '../../../db/columns/kinds.ts';
import type { SheetOwner } from '../../../imports/sheets/sheetKind.ts';
import type { Work } from '../../../records/lock/work.ts';
import { readAddresses } from '../../../records/parts/addresses.ts';
import { readBanks } from '../../../records/parts/banks.ts';
import { actFor } from '../../../records/sending/actFor.ts';
import { partnerOfDraft } from '../partners/partnerOfSession.ts';

const STORE = columnsOf<SheetOwner['stores'][number]>('merchant m')({
  name: text('m.name'),
  townId: text('m.city_id'),
});
/** Those that are there, or on their way; what was refused, cancelled or closed may come again. */
const STORES = `select ${STORE.select} from merchant m
  where m.partner_id = $1 and m.status not in ('REJECTED', 'CANCELLED', 'C')`;

/**
 * The partner that the draft of the session adds stores to, as rows of a sheet are compared with it; null of a draft that becomes one. What
 * follows in the transaction reads as one of that partner.
 */
export const readSheetOwner = async (context: Work): Promise<SheetOwner | null> => {
  const { tx, user } = context;
  const partnerId = await partnerOfDraft(context);
  if (partnerId === null) return null;
  await actFor(tx, partnerId);
  const owner = { partnerId, merchantId: null };
  const [addresses, banks, stores] = await Promise.all([
    readAddresses(tx, owner),
    readBanks(tx, owner, user),
    STORE.read(tx, { name: 'stores-of-owner', text: STORES, values: [partnerId] }),
  ]);
  const address = addresses.find(({ type }) => type === 'REGISTRATION');
  return { townId: address?.municipalityId ?? null, hasAccount: banks.length > 0, stores };
};
