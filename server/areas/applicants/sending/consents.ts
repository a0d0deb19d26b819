import { POLICY_VERSIONS } from '#domain/people/policyVersions.ts';
import type { Tx } from '../../../db/context.ts';
import { fail } from '../../../http/errors/fail.ts';
import { storedPart } from '../drafts/storedPart.ts';

type Policy = keyof typeof POLICY_VERSIONS;
const POLICIES = Object.keys(POLICY_VERSIONS) as Policy[];

const NOT_AGREED = {
  en: 'Agree to the terms and to the privacy policy, as they read now, before the application is submitted.',
  fil: 'Sumang-ayon sa mga tuntunin at sa privacy policy, ayon sa nakasulat ngayon, bago isumite ang aplikasyon.',
};
const RECORD = `select audit.record_event('CONSENT', 'partner', $1, null, $2::jsonb)`;

/** When an applicant agreed to the texts that hold now, as saved with the draft. 422 rule_application_incomplete names those that are missing. */
export const requireConsents = async (tx: Tx, draftId: string): Promise<string> => {
  const part = (await storedPart(tx, draftId, 'consents'))?.current;
  const missing = POLICIES.filter((policy) => part?.values[policy] !== POLICY_VERSIONS[policy]);
  if (part && missing.length === 0) return part.dtimeUpdated;
  const fields = Object.fromEntries(missing.map((policy) => [`consents.${policy}`, NOT_AGREED]));
  throw fail('rule_application_incomplete', NOT_AGREED, { fields });
};

/** Keeps in the trail of the new partner which texts were agreed to and when: the draft, which held it, goes. */
export const recordConsents = async (tx: Tx, partnerId: string, agreedAt: string): Promise<void> => {
  const { acceptableUse, privacyPolicy } = POLICY_VERSIONS;
  const details = {
    partner_id: partnerId,
    acceptable_use: acceptableUse,
    privacy_policy: privacyPolicy,
    agreed_at: agreedAt,
  };
  await tx.query({ text: RECORD, values: [partnerId, JSON.stringify(details)] });
};
