import type { Tx } from '../../../db/context.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import type { Asker } from '../../../records/asker.ts';
import { readBanks } from '../../../records/parts/banks.ts';
import { readContacts } from '../../../records/parts/contacts.ts';
import { type Owner, storeToRead } from '../../../records/parts/owner.ts';
import { readRemarks } from '../../../records/summary/readRemarks.ts';
import { readVersion } from './readVersion.ts';

/** The bank accounts of a partner or store and who signs for them, with what was remarked about that. */
const read = async (tx: Tx, owner: Owner, user: Asker['user']) => {
  const id = owner.merchantId ?? owner.partnerId;
  const [{ version }, bankDetails, people, remarks] = await Promise.all([
    readVersion(tx, owner),
    readBanks(tx, owner, user),
    readContacts(tx, owner),
    readRemarks(tx, owner.merchantId === null ? 'partner' : 'store', id, ['bank-details']),
  ]);
  const authorizedSignatory = people.find(({ role }) => role === 'AUTHORIZED_SIGNATORY') ?? null;
  return { data: { id, bankDetails, authorizedSignatory, remarks, version } };
};

const ofPartner = (id: string): Owner => ({ partnerId: toId(id), merchantId: null });
const calls = os.applications;

export const getPmDetailsBankDetailsWorkflow = calls.getPmDetailsBankDetailsWorkflow.handler(
  async ({ input, context }) => read(context.tx, ofPartner(input.params.id), context.user),
);

export const getPmDetailsBankDetailsTrack = calls.getPmDetailsBankDetailsTrack.handler(
  async ({ input, context }) => read(context.tx, ofPartner(input.params.id), context.user),
);

export const getMerchantDetailsBankDetailsWorkflow = calls.getMerchantDetailsBankDetailsWorkflow.handler(
  async ({ input, context }) => read(context.tx, storeToRead(toId(input.params.id)), context.user),
);

export const getMerchantDetailsBankDetailsTrack = calls.getMerchantDetailsBankDetailsTrack.handler(
  async ({ input, context }) => read(context.tx, storeToRead(toId(input.params.id)), context.user),
);
