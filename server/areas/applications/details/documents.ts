import { missingDocuments, requiredDocuments } from '#domain/review/requiredDocuments.ts';
import type { Tx } from '../../../db/context.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { readDocuments } from '../../../records/parts/documents.ts';
import { type Owner, storeToRead } from '../../../records/parts/owner.ts';
import { readRemarks } from '../../../records/summary/readRemarks.ts';
import { readVersion } from './readVersion.ts';

/** The documents of a partner or store, what a partner needs and what is missing, with what was remarked about them. */
const read = async (tx: Tx, owner: Owner) => {
  const { merchantId } = owner;
  const id = merchantId ?? owner.partnerId;
  const [{ version, businessEntity }, list, remarks] = await Promise.all([
    readVersion(tx, owner),
    readDocuments(tx, owner),
    readRemarks(tx, merchantId === null ? 'partner' : 'store', id, ['documents']),
  ]);
  const required = merchantId === null ? requiredDocuments(businessEntity) : [];
  const there = list.filter(({ isEnabled }) => isEnabled).map(({ code }) => code);
  const missing = merchantId === null ? missingDocuments(businessEntity, there) : [];
  return { data: { id, list, required, missing, remarks, version } };
};

const ofPartner = (id: string): Owner => ({ partnerId: toId(id), merchantId: null });
const ofStore = (id: string): Owner => storeToRead(toId(id));
const calls = os.applications;

export const getPmDetailsDocumentsWorkflow = calls.getPmDetailsDocumentsWorkflow.handler(
  async ({ input, context }) => read(context.tx, ofPartner(input.params.id)),
);

export const getPmDetailsDocumentsTrack = calls.getPmDetailsDocumentsTrack.handler(
  async ({ input, context }) => read(context.tx, ofPartner(input.params.id)),
);

export const getMerchantDetailsDocumentsWorkflow = calls.getMerchantDetailsDocumentsWorkflow.handler(
  async ({ input, context }) => read(context.tx, ofStore(input.params.id)),
);

export const getMerchantDetailsDocumentsTrack = calls.getMerchantDetailsDocumentsTrack.handler(
  async ({ input, context }) => read(context.tx, ofStore(input.params.id)),
);
