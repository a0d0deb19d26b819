import { merchantPayload, type SentPartner } from '#domain/selfService/send/merchantPayload.ts';
import { partnerPayload } from '#domain/selfService/send/partnerPayload.ts';
import {
  attachUpload,
  completeApplication,
  type Seen,
  sendPartner,
  sendStore,
} from '../../../../providers/applicant/sending.ts';
import { waitOut } from '../../../../providers/http/waitOut.ts';
import {
  type Application,
  bankOf,
  branchesOf,
  businessOf,
  documentsOf,
  storeOf,
} from '../draft/application.ts';

/**
 * What is on its way: the business, the nth of so many stores or documents, or the end of it; `until`: the server has put it off until
 * that instant (ms).
 */
export type Sending = { until?: number } & (
  | { what: 'business' | 'complete' }
  | { what: 'store' | 'file'; at: number; of: number }
);

/** A part of the application that the server did not take. */
export class PartRefused extends Error {
  /** `branches`: the application as a whole, with the branches that its stores are in their order. */
  readonly part:
    | 'business'
    | { store: number }
    | 'documents'
    | { papersOf: number }
    | { branches: readonly number[] };
  override readonly cause: unknown;

  constructor(part: PartRefused['part'], cause: unknown) {
    super('A part of the application was not taken');
    this.part = part;
    this.cause = cause;
  }
}

/** Sends parts one after the other; one that comes too soon, as of many stores some do, waits until the server takes it. */
const sender =
  (tell: (sending: Sending) => void) =>
  async <T>(part: PartRefused['part'], sending: Sending, send: () => Promise<T>): Promise<T> => {
    tell(sending);
    try {
      return await waitOut(send, (until) => tell(until === null ? sending : { ...sending, until }));
    } catch (error) {
      throw new PartRefused(part, error);
    }
  };

type Sender = ReturnType<typeof sender>;

/** What is sent is composed of these parts, as they were read when the sending began: the server refuses it once they are others. */
const only = (seen: Seen, names: readonly string[]): Seen =>
  Object.fromEntries(Object.entries(seen).filter(([name]) => names.includes(name)));

/** Whose stores follow: the partner as it is sent now, or the one that is there, of which nothing is sent. */
const partnerFor = (application: Application, seen: Seen, send: Sender): Promise<SentPartner> => {
  const { draft, existing } = application;
  const { referenceNumber, mobileNumber } = draft;
  if (existing) return Promise.resolve({ id: existing.id, referenceNumber });
  const applicant = { anonymous: true, fullName: '', jobTitle: '', mobileNumber } as const;
  const payload = partnerPayload(businessOf(application), bankOf(application), applicant);
  return send('business', { what: 'business' }, () =>
    sendPartner(referenceNumber, payload, only(seen, ['business', 'bank'])),
  );
};

const sendFiles = async (
  application: Application,
  { partnerId, stores, seen }: { partnerId: string; stores: ReadonlyMap<number, string>; seen: Seen },
  send: Sender,
): Promise<void> => {
  const { files } = documentsOf(application);
  const seenHere = only(seen, ['documents']);
  for (const [index, file] of files.entries()) {
    const { branch } = file;
    const store = branch === undefined ? undefined : stores.get(branch);
    const owner = store
      ? ({ of: 'merchants', id: store } as const)
      : ({ of: 'partners', id: partnerId } as const);
    const part = branch === undefined ? 'documents' : { papersOf: branch };
    await send(part, { what: 'file', at: index + 1, of: files.length }, () =>
      attachUpload(application.draft.referenceNumber, owner, { ...file, seen: seenHere }),
    );
  }
};

/**
 * Sends what was written: the partner unless it is there, its stores, their files, and then all of it at once; nobody else sees any of it
 * before. Sent again after a cut each takes its own place. Answers the partner's id. Rejects with a PartRefused, also when it was changed
 * meanwhile, here or on another device.
 */
export const sendApplication = async (
  application: Application,
  tell: (sending: Sending) => void,
): Promise<string> => {
  const { referenceNumber } = application.draft;
  const send = sender(tell);
  const seen = application.store.versions();
  const partner = await partnerFor(application, seen, send);
  const branches = branchesOf(application);
  const stores = new Map<number, string>();
  for (const [index, at] of branches.entries()) {
    const payload = merchantPayload(storeOf(application, at), partner, { anonymous: true });
    const { id } = await send({ store: at }, { what: 'store', at: index + 1, of: branches.length }, () =>
      sendStore(referenceNumber, payload, { at, seen: only(seen, [`branch-${at}`]) }),
    );
    stores.set(at, id);
  }
  await sendFiles(application, { partnerId: partner.id, stores, seen }, send);
  // What was changed on another of its pages meanwhile is refused then, not left behind.
  await application.store.flush();
  await send({ branches }, { what: 'complete' }, () =>
    completeApplication(referenceNumber, [...stores.values()], seen),
  );
  return partner.id;
};
