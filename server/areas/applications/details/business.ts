import { registrationFields } from '#domain/fields/registration.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { fromFields } from '../../../db/columns/fromFields.ts';
import { id, int, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { notFound } from '../../../http/errors/fail.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { readAddresses } from '../../../records/parts/addresses.ts';
import { readContacts } from '../../../records/parts/contacts.ts';
import { type Owner, storeToRead } from '../../../records/parts/owner.ts';
import { readRemarks } from '../../../records/summary/readRemarks.ts';

interface Row {
  id: string;
  name: string;
  businessEntity: string | null;
  tinNumber: string | null;
  dtiRegistrationNumber: string | null;
  secRegistrationNumber: string | null;
  vatType: string | null;
  version: number;
}

const businessOf = (from: string, entity: string) => ({
  from,
  columns: columnsOf<Row>(from)({
    id: id('r.id'),
    name: text('r.name'),
    businessEntity: text(entity),
    ...fromFields(registrationFields, 'r'),
    version: int('r.version'),
  }),
});
const OF = {
  partner: businessOf('partner r', 'r.business_entity'),
  store: businessOf('merchant r join partner p on p.id = r.partner_id', 'p.business_entity'),
};

/** A partner or store as a business, where it is and whom to speak to, with what was remarked about that. */
const read = async (tx: Tx, owner: Owner) => {
  const { partnerId, merchantId } = owner;
  const of = merchantId === null ? 'partner' : 'store';
  const key = merchantId ?? partnerId;
  const { columns, from } = OF[of];
  const [[row], addresses, contactPersons, remarks] = await Promise.all([
    columns.read(tx, {
      name: `business-of-${of}`,
      text: `select ${columns.select} from ${from} where r.id = $1`,
      values: [key],
    }),
    readAddresses(tx, owner),
    readContacts(tx, owner),
    readRemarks(tx, of, key, ['business-details', 'contact-person']),
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
