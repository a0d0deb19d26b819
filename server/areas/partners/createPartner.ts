import type { CreatePartnerBody } from '#contract/partners.ts';
import { manilaDate } from '#domain/day.ts';
import type { Sentence } from '#domain/sentence.ts';
import { fail } from '../../http/errors/fail.ts';
import { os } from '../../http/os.ts';
import { askerOf } from '../../records/asker.ts';
import { adoptAllStaged, type StagedDocument } from '../../records/documents/staged.ts';
import { recordEvent } from '../../records/events/recordEvent.ts';
import type { Work } from '../../records/lock/work.ts';
import { businessProblems, NOTHING_BEFORE } from '../../records/partner/businessProblems.ts';
import { nextReference } from '../../records/partner/nextReference.ts';
import { readPartner } from '../../records/partner/readPartner.ts';
import { bankProblems } from '../../records/parts/banks.ts';
import { contactProblems, placedContacts, signatoryContactProblems } from '../../records/parts/contacts.ts';
import type { Owner, Placed } from '../../records/parts/owner.ts';
import { below, refuseProblems } from '../../records/parts/problems.ts';
import { refuseTakenTins } from '../../records/parts/refuseTakenTins.ts';
import { rateProblems } from '../../records/rates/rateProblems.ts';
import { insertStores } from '../../records/store/insertStores.ts';
import { type NewStore, newStoreProblems } from '../../records/store/newStoreProblems.ts';
import { tellReviewers } from '../../records/tell/tellReviewers.ts';
import { insertPartner } from './insertPartner.ts';

const STAFF_ONLY: Sentence = {
  en: 'New partners are entered by staff.',
  fil: 'Kawani ang nagpapasok ng mga bagong partner.',
};
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
    rateProblems(body.mdrRates, today, 'mdrRates'),
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

const documentsOf = (
  owner: Owner,
  documents: readonly StagedDocument[],
  path: string,
): Placed<StagedDocument>[] =>
  documents.map((input, at) => ({ owner, input, path: below(path, `documents.${at}`) }));

/**
 * Takes in a whole application: the partner as Submitted with its number, bank, people, pending rates, stores and documents, all
 * or nothing. 400 with every field that is wrong, 403, 422 rule_tin_taken, rule_code_taken, rule_file_gone.
 */
export const createPartner = os.partners.createPartner.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const { body } = input;
  if (user.type !== 'INTERNAL') throw fail('forbidden', STAFF_ONLY);
  const stores = body.merchants.map((store, at) => ({ input: store, path: `merchants.${at}` }));
  const { owners, storeOwners } = await check(context, body, stores);
  const referenceNumber = await nextReference(tx, deps.now());
  const home = await insertPartner(context, body, { owners, referenceNumber });
  const partner: Owner = { partnerId: home.partnerId, merchantId: null };
  const made = await insertStores(context, home, body.merchants, storeOwners, 'merchants');
  await adoptAllStaged(context, [
    ...documentsOf(partner, body.documents, ''),
    ...made.flatMap((owner, at) =>
      documentsOf(owner, body.merchants[at]?.documents ?? [], `merchants.${at}`),
    ),
  ]);
  const to = { status: 'SUBMITTED', workflow: null } as const;
  const move = { action: 'submit', from: null, to, reason: null, seenVersion: null } as const;
  await recordEvent(tx, partner, move, { username: user.username, now: deps.now() });
  await tellReviewers(context, { ...partner, name: body.name, referenceNumber }, 'submit');
  return { data: await readPartner(tx, home.partnerId, askerOf(context)) };
});
