import { merchantPayload } from '#domain/selfService/send/merchantPayload.ts';
import { partnerPayload } from '#domain/selfService/send/partnerPayload.ts';
import {
  attachUpload,
  completeApplication,
  sendPartner,
  sendStore,
} from '../../../../providers/applicant/sending.ts';
import {
  type Application,
  bankOf,
  branchesOf,
  businessOf,
  documentsOf,
  storeOf,
} from '../draft/application.ts';

/** What is on its way: the business, the nth of so many stores or documents, or the end of it. */
export type Sending = { what: 'business' | 'complete' } | { what: 'store' | 'file'; at: number; of: number };

/** A part of the application that the server did not take. */
export class PartRefused extends Error {
  /** `branches`: the application as a whole, with the branches that its stores are in their order. */
  readonly part: 'business' | { store: number } | 'documents' | { branches: readonly number[] };
  override readonly cause: unknown;

  constructor(part: PartRefused['part'], cause: unknown) {
    super('A part of the application was not taken');
    this.part = part;
    this.cause = cause;
  }
}

const of = async <T>(part: PartRefused['part'], send: () => Promise<T>): Promise<T> => {
  try {
    return await send();
  } catch (error) {
    throw new PartRefused(part, error);
  }
};

/**
 * Sends what was written: the partner, its stores, their files, and then all of it at once; nobody else sees any of it before. Sent again
 * after a cut each takes its own place. Answers the partner's id. Rejects with a PartRefused.
 */
export const sendApplication = async (
  application: Application,
  tell: (sending: Sending) => void,
): Promise<string> => {
  const { referenceNumber, mobileNumber } = application.draft;
  const applicant = { anonymous: true, fullName: '', jobTitle: '', mobileNumber } as const;
  const [business, bank] = [businessOf(application), bankOf(application)];
  tell({ what: 'business' });
  const partner = await of('business', () =>
    sendPartner(referenceNumber, partnerPayload(business, bank, applicant)),
  );
  const branches = branchesOf(application);
  const stores: string[] = [];
  for (const [index, at] of branches.entries()) {
    tell({ what: 'store', at: index + 1, of: branches.length });
    const payload = merchantPayload(storeOf(application, at), partner, applicant);
    const { id } = await of({ store: at }, () => sendStore(referenceNumber, payload, at));
    stores.push(id);
  }
  const { files } = documentsOf(application);
  for (const [index, file] of files.entries()) {
    tell({ what: 'file', at: index + 1, of: files.length });
    await of('documents', () => attachUpload(referenceNumber, partner.id, file));
  }
  tell({ what: 'complete' });
  await of({ branches }, () => completeApplication(referenceNumber, stores));
  return partner.id;
};
