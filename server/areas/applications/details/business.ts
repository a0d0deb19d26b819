import type { Tx } from '../../../db/context.ts';
import { notFound } from '../../../http/errors/errors.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { readAddresses } from '../../../records/parts/addresses.ts';
import { readContacts } from '../../../records/parts/contacts.ts';
import { type Owner, storeToRead } from '../../../records/parts/owner.ts';
import { readRemarks } from '../../../records/summary/readRemarks.ts';

interface Row {
  [column: string]: unknown;
  id: string;
  name: string;
  businessEntity: string | null;
  tinNumber: string | null;
  dtiRegistrationNumber: string | null;
  secRegistrationNumber: string | null;
  vatType: string | null;
  version: number;
}

const COLUMNS = `r.id, r.name, r.tin_number as "tinNumber", r.dti_registration_number as "dtiRegistrationNumber",
  r.sec_registration_number as "secRegistrationNumber", r.vat_type as "vatType", r.version`;
const OF_PARTNER = `select ${COLUMNS}, r.business_entity as "businessEntity" from partner r where r.id = $1`;
const OF_STORE = `select ${COLUMNS}, p.business_entity as "businessEntity"
  from merchant r join partner p on p.id = r.partner_id where r.id = $1`;

/** A partner or store as a business, where it is and whom to speak to, with what was remarked about that. */
const read = async (tx: Tx, owner: Owner) => {
  const { partnerId, merchantId } = owner;
  const of = merchantId === null ? 'partner' : 'store';
  const id = merchantId ?? partnerId;
  const [[row], addresses, contactPersons, remarks] = await Promise.all([
    tx.query<Row>({
      name: `business-of-${of}`,
      text: of === 'partner' ? OF_PARTNER : OF_STORE,
      values: [id],
    }),
    readAddresses(tx, owner),
    readContacts(tx, owner),
    readRemarks(tx, of, id, ['business-details', 'contact-person']),
  ]);
  if (!row) throw notFound();
  return { data: { ...row, addresses, contactPersons, remarks } };
};

const ofPartner = (id: string): Owner => ({ partnerId: toId(id), merchantId: null });
const calls = os.applications;

export const getPmDetailsBusinessDetailsWorkflow = calls.getPmDetailsBusinessDetailsWorkflow.handler(
  async ({ input, context }) => read(context.tx, ofPartner(input.params.id)),
);

export const getPmDetailsBusinessDetailsTrack = calls.getPmDetailsBusinessDetailsTrack.handler(
  async ({ input, context }) => read(context.tx, ofPartner(input.params.id)),
);

export const getMerchantDetailsBusinessDetailsWorkflow =
  calls.getMerchantDetailsBusinessDetailsWorkflow.handler(async ({ input, context }) =>
    read(context.tx, storeToRead(toId(input.params.id))),
  );

export const getMerchantDetailsBusinessDetailsTrack = calls.getMerchantDetailsBusinessDetailsTrack.handler(
  async ({ input, context }) => read(context.tx, storeToRead(toId(input.params.id))),
);
