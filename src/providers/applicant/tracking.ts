import { type Answer, ask, askBlob } from './ask.ts';
import { sendApplicationUpload } from './uploads.ts';

export type Track = Answer<'applications', 'getPartnerByReferenceNumber'>;
/** One of the stores that were added under a number of their own. */
export type Branch = Track['branches'][number];
export type TrackedRemark = Track['remarks'][number];
export type Business = Answer<'applications', 'getPmDetailsBusinessDetailsTrack'>;
export type Bank = Answer<'applications', 'getPmDetailsBankDetailsTrack'>;
export type Papers = Answer<'applications', 'getPmDetailsDocumentsTrack'>;
export type Store = Answer<'applications', 'getMerchantDetailsMerchantTrack'>;
type Stores = Answer<'applications', 'getPmDetailsMerchantsTrack'>;
type Saved = Answer<'applications', 'mendRemark'>;
type Moved = Answer<'applications', 'resubmitPartner'>;

const PM = '/api/partner-management';
const part = (id: string, name: string): string => `${PM}/get-details/${id}/${name}/track`;
const ofStore = (id: string, name: string): string =>
  `/api/merchants/v3/merchant-details/${id}/${name}/track`;

/** The application under its number: where it stands, what is asked for, its history. 404 for another's as for an unknown one. */
export const getTrack = (reference: string): Promise<Track> =>
  ask('GET', `${PM}/get/partner/reference-number/${encodeURIComponent(reference)}`);

/** What was sent of the business and whom to call; of a store where `merchantId` names it. */
export const getBusiness = (partnerId: string, merchantId?: string): Promise<Business> =>
  ask('GET', merchantId ? ofStore(merchantId, 'business-details') : part(partnerId, 'business-details'));

/** The bank account and who signs, of the partner or of a store. */
export const getBank = (partnerId: string, merchantId?: string): Promise<Bank> =>
  ask('GET', merchantId ? ofStore(merchantId, 'bank-details') : part(partnerId, 'bank-details'));

/** The contracts of an application that was approved, as a workbook in the language of the page. */
export const getContracts = (): Promise<Blob> => askBlob('/api/partners/v3/download-contracts/public');

/** The papers, of the partner or of a store. */
export const getPapers = (partnerId: string, merchantId?: string): Promise<Papers> =>
  ask('GET', merchantId ? ofStore(merchantId, 'documents') : part(partnerId, 'documents'));

/** The stores of an application, 100 at a time. */
export const getStores = (partnerId: string): Promise<Stores> =>
  ask('GET', part(partnerId, 'merchants'), { query: { limit: '100' } });

/** A store as a place of its own. */
export const getStore = (merchantId: string): Promise<Store> => ask('GET', ofStore(merchantId, 'merchant'));

/** Writes what a remark asks for; `version` is that of the partner, or of the store that the remark is about. */
export const mendRemark = (id: string, version: number, values: object): Promise<Saved> =>
  ask('POST', `/api/self-service/remarks/${id}/mend`, { version, body: { values } });

/** Answers a remark in words. */
export const answerRemark = (id: string, answer: string): Promise<TrackedRemark> =>
  ask('POST', `${PM}/remarks/${id}/answer`, { body: { answer } });

/** Hands the application in again, its stores with it. 422 rule_remarks_open. */
export const resubmit = (partnerId: string, version: number): Promise<Moved> =>
  ask('POST', `${PM}/resubmit/${partnerId}`, { version });

/** Hands a store in again that was added to a partner. 422 rule_remarks_open. */
export const resubmitStore = (merchantId: string, version: number): Promise<unknown> =>
  ask('POST', `/api/merchants/resubmit/${merchantId}`, { version });

/** Cancels the whole application, or one store that was added to a partner; the version is that of what is cancelled. */
export const cancelApplication = (
  subject: { partnerId: string; merchantId?: string },
  version: number,
  reason: string,
): Promise<unknown> =>
  ask('POST', `${PM}/cancel/application/public`, {
    version,
    body: { ...subject, ...(reason ? { reason } : {}) },
  });

/** A paper that is sent in the place of another, or besides. */
export interface NewPaper {
  file: File;
  code: string;
  replaces: string | null;
  /** Names the upload: after a cut it goes on where it was, and it becomes one paper. */
  key: string;
}

/** Sends a paper of the partner, or of a store, piece by piece. 422 rule_file_not_valid, rule_not_editable. */
export const sendPaper = async (
  partnerId: string,
  merchantId: string | null,
  { file, code, replaces, key }: NewPaper,
  course: Parameters<typeof sendApplicationUpload>[2],
): Promise<void> => {
  await sendApplicationUpload(merchantId, { id: key, file }, course);
  const body = new FormData();
  const request = { documentCode: code, uploadId: key, ...(replaces ? { replaces } : {}) };
  body.set('request', JSON.stringify(request));
  const path = merchantId ? `/api/merchants/v3/${merchantId}` : `/api/partners/v3/${partnerId}`;
  await ask('POST', `${path}/file/public`, { body });
};

/** A paper that was sent. */
export const readPaper = (documentId: string): Promise<Blob> =>
  askBlob(`${PM}/file/download/track`, { query: { documentId } });
