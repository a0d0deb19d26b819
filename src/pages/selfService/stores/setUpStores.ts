import type { CheckedPartner } from '#domain/selfService/setUp/existingPartner.ts';
import { setUp } from '#domain/selfService/setUp/setUp.ts';
import { openBranches } from '../../../providers/applicant/beginning.ts';
import type { Draft } from '../../../providers/applicant/drafts.ts';
import { getOwnPartner, inOwn, type OwnPartner } from '../../../providers/applicant/partners.ts';
import { ApiError } from '../../../providers/http/apiError.ts';
import { type Existing, existingBank, existingBusiness } from '../apply/draft/existing.ts';

/** What the setup has put together: the draft of stores, and the partner as its steps have it. */
export interface Prepared {
  draft: Draft;
  existing: Pick<Existing, 'business' | 'bank'>;
  /** The partner's own number, which it may have been given just now. */
  referenceNumber: string;
  /** What was typed to find it. */
  searchIdentifier: string;
}

/** Whether all went well; if not, why. Of a call that failed for another reason than the partner, that failure too. */
export type Outcome =
  | { isSetUp: true; prepared: Prepared }
  | { isSetUp: false; reason: string; failure: ApiError | null };

/** The server validates the partner, gives it the number that it lacks, and begins the draft: all of it or nothing. */
const validate = async (partner: OwnPartner, keep: (draft: Draft) => void): Promise<CheckedPartner> => {
  try {
    keep(await openBranches());
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'rule_partner_invalid') throw error;
    return { valid: false, error: error.message };
  }
  const { referenceNumber } = partner.referenceNumber ? partner : await inOwn(getOwnPartner);
  return { valid: true, referenceNumber: referenceNumber ?? '' };
};

/** Sets up an application of stores from the partner that the session speaks for. Never rejects. */
export const setUpStores = async (searchIdentifier: string): Promise<Outcome> => {
  const kept: Partial<Prepared & Prepared['existing']> = {};
  let failure: ApiError | null = null;
  let reason = '';
  /** A call whose failure is kept whole: its words depend on its code. */
  const asked = <T>(call: Promise<T>): Promise<T> => {
    call.catch((error: unknown) => {
      if (error instanceof ApiError) failure = error;
    });
    return call;
  };
  const isSetUp = await setUp(
    {
      loadPartner: () => asked(inOwn(getOwnPartner)),
      validate: (partner) => asked(validate(partner, (draft) => Object.assign(kept, { draft }))),
      store: (_, found) => void Object.assign(kept, found),
      loadBusiness: async (partner) => existingBusiness(partner),
      loadBank: async (partner) => existingBank(partner),
      fillBusinessDetails: (business) => void Object.assign(kept, { business }),
      fillBankInformation: (bank) => void Object.assign(kept, { bank }),
    },
    searchIdentifier,
    (why) => {
      reason = why;
    },
  );
  const { draft, business, bank, referenceNumber = '' } = kept;
  if (!isSetUp || !draft || !business || !bank) return { isSetUp: false, reason, failure };
  return { isSetUp, prepared: { draft, existing: { business, bank }, referenceNumber, searchIdentifier } };
};
