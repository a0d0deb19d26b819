import type { CreatePartnerBody } from '#contract/partners.ts';
import { manilaDate } from '#domain/day.ts';
import { recordEvent } from '../events/recordEvent.ts';
import type { Work } from '../lock/work.ts';
import { bankProblems } from '../parts/banks.ts';
import { contactProblems, placedContacts, signatoryContactProblems } from '../parts/contacts.ts';
import type { Owner } from '../parts/owner.ts';
import { below, refuseProblems } from '../parts/problems.ts';
import { refuseTakenTins } from '../parts/refuseTakenTins.ts';
import { rateProblems } from '../rates/rateProblems.ts';
import { insertStores } from '../store/insertStores.ts';
import { type NewStore, newStoreProblems } from '../store/newStoreProblems.ts';
import { tellReviewers } from '../tell/tellReviewers.ts';
import { businessProblems, NOTHING_BEFORE } from './businessProblems.ts';
import { insertPartner } from './insertPartner.ts';
import { nextReference } from './nextReference.ts';

/** Everything that is wrong with an application, all at once; answers the account owners by name. */
const check = async ({ tx, deps }: Work, body: CreatePartnerBody, stores: readonly NewStore[]) => {
  const today = manilaDate(deps.now());
  const contacts = placedContacts(body.contactPersons);
  const signatory = { input: body.authorizedSignatory, path: 'authorizedSignatory' };
  const [business, ofStores, bank] = await Promise.all([
    businessProblems(tx, body, NOTHING_BEFORE),
    newStoreProblems(tx, stores, today),
    bankProblems(tx, [{ input: body.bankDetails, path: 'bankDetails' }]),
  ]);
  refuseProblems(
    ...business.problems,
    rateProblems(body.mdrRates, { today, isPending: true }, 'mdrRates'),
    bank,
    signatoryContactProblems(contacts),
    contactProblems([signatory, ...contacts], today),
    ...ofStores.problems,
  );
  await refuseTakenTins(tx, 'partner', [{ tin: body.tinNumber, path: 'tinNumber' }]);
  await refuseTakenTins(
    tx,
    'merchant',
    stores.map(({ input, path }) => ({ tin: input.tinNumber, path: below(path, 'tinNumber') })),
  );
  return { owners: business.owners, storeOwners: ofStores.owners };
};

/** The number of an application and the ids of its records, where they were kept for it before. */
export interface KeptNumbers {
  referenceNumber: string;
  partnerId: string;
  storeIds: readonly string[];
}

/** What was made: the partner, and its stores in the order of the body. */
export interface TakenIn {
  partner: Owner;
  stores: Owner[];
}

/**
 * Takes in an application: the partner as Submitted with its bank, people, pending rates and stores; `attach` gives them their
 * documents. What was not kept for it gets the next number. It stands in the history, and whoever reviews is told. 400 with every
 * field that is wrong, 422 rule_tin_taken, rule_code_taken.
 */
export const takeInApplication = async (
  context: Work,
  body: CreatePartnerBody,
  kept: KeptNumbers | null,
  attach: (made: TakenIn) => Promise<void>,
): Promise<TakenIn> => {
  const stores = body.merchants.map((store, at) => ({ input: store, path: `merchants.${at}` }));
  const { owners, storeOwners } = await check(context, body, stores);
  const referenceNumber = kept?.referenceNumber ?? (await nextReference(context.tx, context.deps.now()));
  const home = await insertPartner(context, body, { owners, referenceNumber, partnerId: kept?.partnerId });
  const at = { path: 'merchants', ...(kept ? { ids: kept.storeIds } : {}) };
  const made: TakenIn = {
    partner: { partnerId: home.partnerId, merchantId: null },
    stores: await insertStores(context, home, body.merchants, storeOwners, at),
  };
  await attach(made);
  const to = { status: 'SUBMITTED', workflow: null } as const;
  const move = { action: 'submit', from: null, to, reason: null, seenVersion: null } as const;
  const by = { username: context.user.username, now: context.deps.now() };
  await recordEvent(context.tx, made.partner, move, by);
  await tellReviewers(context, { ...made.partner, name: body.name, referenceNumber }, 'submit');
  return made;
};
