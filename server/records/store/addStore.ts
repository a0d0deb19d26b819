import type { MerchantInput } from '#contract/merchants.ts';
import { MERCHANT_STAFF_FIELDS } from '#domain/access/staffFields.ts';
import { manilaDate } from '#domain/day.ts';
import { takesNewStores } from '#domain/records/newStores.ts';
import { IN_APPLICATION } from '#domain/review/applicationStatus.ts';
import { goesWithPartner } from '#domain/review/workflowActions.ts';
import { fail } from '../../http/errors/fail.ts';
import { adoptStaged } from '../documents/staged.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { lockPartner } from '../lock/lockRecord.ts';
import { touch } from '../lock/touch.ts';
import type { Work } from '../lock/work.ts';
import { nextReference } from '../partner/nextReference.ts';
import { refuseProblems } from '../parts/problems.ts';
import { refuseStaffFields } from '../parts/refuseStaffFields.ts';
import { refuseTakenTins } from '../parts/refuseTakenTins.ts';
import { tellReviewers } from '../tell/tellReviewers.ts';
import { insertStores } from './insertStores.ts';
import { newStoreProblems } from './newStoreProblems.ts';
import { NO_SHARED_ADDRESS, readHome } from './readHome.ts';
import { staffPart } from './storeStaff.ts';

const CLOSED = {
  en: 'This partner takes no new stores: it is blocked or closed, its application has ended, or risk looks at it.',
  fil: 'Hindi tumatanggap ng bagong tindahan ang partner na ito: naka-block o sarado na, tapos na ang aplikasyon, o sinusuri ng risk.',
};

/**
 * Adds a store to a partner of the caller's scope: it begins as Submitted, part of the partner's application while that runs. Answers
 * its id. 404, 400 with every field that is wrong, 403 staff's fields, 422 rule_partner_closed, rule_tin_taken, rule_code_taken.
 */
export const addStore = async (context: Work, partnerId: string, body: MerchantInput): Promise<string> => {
  const { tx, user, deps } = context;
  const partner = await lockPartner(context, partnerId, null);
  if (!takesNewStores(partner.status, partner.workflowStatus))
    throw fail('rule_partner_closed', CLOSED, { fields: { partnerId: CLOSED } });
  refuseStaffFields(user, MERCHANT_STAFF_FIELDS, staffPart(body), {});
  const [{ problems, owners }, home] = await Promise.all([
    newStoreProblems(tx, [{ input: body, path: '' }], manilaDate(deps.now())),
    readHome(tx, partner.partnerId),
  ]);
  refuseProblems(
    ...problems,
    body.isSameAddress && !home.address ? { isSameAddress: NO_SHARED_ADDRESS } : {},
  );
  await refuseTakenTins(tx, 'merchant', [{ tin: body.tinNumber, path: 'tinNumber' }]);
  const inApplication = IN_APPLICATION.includes(partner.status);
  const referenceNumber = (inApplication && partner.referenceNumber) || (await nextReference(tx, deps.now()));
  const [store] = await insertStores(context, { ...home, referenceNumber }, [body], owners);
  if (!store?.merchantId) throw new Error('The store was not made');
  await adoptStaged(context, store, body.documents);
  const to = { status: 'SUBMITTED', workflow: null } as const;
  const move = { action: 'submit', from: null, to, reason: null, seenVersion: null } as const;
  await recordEvent(tx, store, move, { username: user.username, now: deps.now() });
  if (!goesWithPartner(partner.status))
    await tellReviewers(context, { ...store, name: body.merchantName, referenceNumber }, 'submit');
  if (inApplication) await touch(context, partner, { edited: true });
  return store.merchantId;
};
