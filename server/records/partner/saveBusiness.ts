import type { BusinessDetails } from '#contract/partners.ts';
import { PARTNER_STAFF_FIELDS } from '#domain/access/staffFields.ts';
import { IN_APPLICATION } from '#domain/review/applicationStatus.ts';
import type { Subject } from '../lock/subject.ts';
import type { Work } from '../lock/work.ts';
import { followAddress, writeAddresses } from '../parts/addresses.ts';
import { refuseProblems } from '../parts/problems.ts';
import { refuseStaffFields } from '../parts/refuseStaffFields.ts';
import { refuseTakenTins, whenTaken } from '../parts/refuseTakenTins.ts';
import { updateRow } from '../parts/updateRow.ts';
import { businessProblems, readBefore, staffColumns } from './businessProblems.ts';
import { PARTNER_OWN } from './partnerColumns.ts';

const NEEDS_CODE = {
  en: 'A partner that was active keeps a code',
  fil: 'May code ang partner na naging aktibo',
};

/**
 * Writes the business details of a locked partner. 400 with every field that is wrong, 403 for an external user's staff fields,
 * 422 rule_tin_taken, 422 rule_code_taken.
 */
export const saveBusiness = async (
  { tx, user, deps }: Work,
  { id, partnerId, status }: Pick<Subject, 'id' | 'partnerId' | 'status'>,
  body: BusinessDetails,
): Promise<void> => {
  const before = await readBefore(tx, id);
  refuseStaffFields(user, PARTNER_STAFF_FIELDS, body, before.staff);
  const { problems, owners } = await businessProblems(tx, body, before);
  const losesCode =
    body.hsisCode === null && before.staff.hsisCode !== null && !IN_APPLICATION.includes(status);
  refuseProblems(...problems, losesCode ? { hsisCode: NEEDS_CODE } : {});
  await refuseTakenTins(tx, 'partner', [{ tin: body.tinNumber, path: 'tinNumber', id }]);
  const staff = user.type === 'INTERNAL' ? staffColumns(body, before, owners) : {};
  await updateRow(tx, 'partner', id, { ...PARTNER_OWN.write(body), ...staff }).catch(whenTaken());
  const owner = { partnerId, merchantId: null };
  await writeAddresses(tx, [{ owner, type: 'REGISTRATION', input: body.address }]);
  await followAddress(tx, partnerId, { now: deps.now(), username: user.username });
};
