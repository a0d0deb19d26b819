import { os } from '../../../http/os.ts';
import { readAddresses } from '../../../records/parts/addresses.ts';
import { readBanks } from '../../../records/parts/banks.ts';
import { readContacts } from '../../../records/parts/contacts.ts';
import { partnerOfSession } from './partnerOfSession.ts';
import { readOwnPartner } from './readOwnPartner.ts';

/** The partner that the session speaks for, with its registered address, its account, masked, and who signs. 404. */
export const getOwnPartner = os.applicantPartners.getOwnPartner.handler(async ({ context }) => {
  const { tx, user } = context;
  const partnerId = await partnerOfSession(context);
  const owner = { partnerId, merchantId: null };
  const [partner, addresses, [bankDetails = null], people] = await Promise.all([
    readOwnPartner(tx, partnerId),
    readAddresses(tx, owner),
    readBanks(tx, owner, user),
    readContacts(tx, owner),
  ]);
  const address = addresses.find(({ type }) => type === 'REGISTRATION') ?? null;
  const signatory = people.find(({ role }) => role === 'AUTHORIZED_SIGNATORY');
  return { data: { ...partner, address, bankDetails, authorizedSignatory: signatory?.fullName ?? null } };
});
