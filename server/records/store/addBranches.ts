import type { MerchantInput } from '#contract/merchants.ts';
import { manilaDate } from '#domain/day.ts';
import { takesBranchApplications } from '#domain/records/newStores.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { lockPartner } from '../lock/lockRecord.ts';
import type { Work } from '../lock/work.ts';
import { closedPartner } from '../partner/closedPartner.ts';
import type { KeptNumbers, TakenIn } from '../partner/takeInApplication.ts';
import { below, refuseProblems } from '../parts/problems.ts';
import { refuseTakenTins } from '../parts/refuseTakenTins.ts';
import { tellReviewers } from '../tell/tellReviewers.ts';
import { insertStores } from './insertStores.ts';
import { newStoreProblems } from './newStoreProblems.ts';
import { NO_SHARED_ADDRESS, readPartnerAddress } from './readHome.ts';

/** How stores came that nobody of the staff entered, as of a partner. */
const ONBOARDED_BY = 'Self-service';

/** Everything that is wrong with the stores, all at once; answers what they need of their partner. */
const check = async ({ tx, deps }: Work, partnerId: string, inputs: readonly MerchantInput[]) => {
  const stores = inputs.map((input, at) => ({ input, path: `merchants.${at}` }));
  const [{ problems, owners }, address] = await Promise.all([
    newStoreProblems(tx, stores, manilaDate(deps.now())),
    readPartnerAddress(tx, partnerId),
  ]);
  const homeless = stores.filter(({ input }) => input.isSameAddress && !address);
  refuseProblems(
    ...problems,
    Object.fromEntries(homeless.map(({ path }) => [below(path, 'isSameAddress'), NO_SHARED_ADDRESS])),
  );
  const tins = stores.map(({ input, path }) => ({ tin: input.tinNumber, path: below(path, 'tinNumber') }));
  await refuseTakenTins(tx, 'merchant', tins);
  return { owners, address };
};

/**
 * Takes in an application of stores for a partner that is there: each as Submitted, under the number of the application, to be reviewed by
 * itself; nothing of the partner changes. Whoever reviews is told once. Who owns the account is for them to say. 404, 400 with every
 * field that is wrong, 422 rule_partner_closed, rule_tin_taken.
 */
export const addBranches = async (
  context: Work,
  inputs: readonly MerchantInput[],
  kept: KeptNumbers,
  attach: (made: TakenIn) => Promise<void>,
): Promise<void> => {
  const partner = await lockPartner(context, kept.partnerId, null);
  if (!takesBranchApplications(partner.status)) throw closedPartner(partner.status);
  const { partnerId } = partner;
  const { owners, address } = await check(context, partnerId, inputs);
  const { referenceNumber, storeIds: ids } = kept;
  const home = { partnerId, referenceNumber, onboardedBy: ONBOARDED_BY, accountOwner: null, address };
  const stores = await insertStores(context, home, inputs, owners, { path: 'merchants', ids });
  await attach({ partner: { partnerId, merchantId: null }, stores });
  const to = { status: 'SUBMITTED', workflow: null } as const;
  const move = { action: 'submit', from: null, to, reason: null, seenVersion: null } as const;
  const by = { username: context.user.username, now: context.deps.now() };
  for (const store of stores) await recordEvent(context.tx, store, move, by);
  const [first] = stores;
  const name = inputs.length === 1 ? inputs[0]?.merchantName : `${partner.name} (+${inputs.length})`;
  if (first) await tellReviewers(context, { ...first, name: name ?? '', referenceNumber }, 'submit');
};
