import type { StoreTaxChange } from '#contract/finance/storeTaxes.ts';
import { manilaDate } from '#domain/day.ts';
import { firstTaxDay } from '#domain/records/storeTaxes.ts';
import { needsSecondPerson } from '#domain/review/applicationStatus.ts';
import { nothingChanges, submitForApproval } from '../../approvals/submitForApproval.ts';
import { os } from '../../http/os.ts';
import { versionOf } from '../../http/versionOf.ts';
import { lockMerchant } from '../../records/lock/lockRecord.ts';
import { mustBeEditable } from '../../records/lock/mustBeEditable.ts';
import type { Subject } from '../../records/lock/subject.ts';
import { touch } from '../../records/lock/touch.ts';
import type { Work } from '../../records/lock/work.ts';
import { refuseProblems } from '../../records/parts/problems.ts';
import { updateRow } from '../../records/parts/updateRow.ts';
import { STORE_TAXES } from '../../records/store/storeColumns.ts';
import { readStoreTaxes } from './readStoreTaxes.ts';
import { storeTax } from './storeTax.ts';
import { taxDifferences } from './taxDifferences.ts';
import { untaxedDays } from './untaxedDays.ts';

const EARLY = { en: 'Taxes begin tomorrow or later', fil: 'Bukas o sa susunod na araw ang simula ng buwis' };
const LATEST = `update store_tax set evidence = $2 where merchant_id = $1
  and from_day = (select max(t.from_day) from store_tax t where t.merchant_id = $1)`;

/** A store whose application is under review is taxed so from its first day. */
const changeAtOnce = async (context: Work, subject: Subject, { isEwt, isTwa, evidence }: StoreTaxChange) => {
  const { tx } = context;
  await updateRow(tx, 'merchant', subject.id, STORE_TAXES.write({ isEwt, isTwa }));
  await tx.query({ name: 'store-tax-evidence', text: LATEST, values: [subject.id, evidence] });
  return {
    id: subject.id,
    version: await touch(context, subject, { edited: true }),
    approvalRequestId: null,
  };
};

/** Changes how a store is taxed. 404, 428, 409 with its taxes, 400, 422. */
export const changeStoreTaxes = os.storeTaxes.changeStoreTaxes.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const { body } = input;
  const now = deps.now();
  const subject = await lockMerchant(context, input.params.id, versionOf(context), (held, id) =>
    readStoreTaxes(held, id, { user, now }),
  );
  mustBeEditable(subject);
  const isSecond = needsSecondPerson(subject.status);
  const first = firstTaxDay(body.effectiveFrom, manilaDate(now), await untaxedDays(tx, subject.id));
  const isEarly = isSecond && body.effectiveFrom !== first;
  refuseProblems(isEarly ? { effectiveFrom: EARLY } : {});
  if (!(await taxDifferences(tx, subject.id, body)).length) throw nothingChanges();
  if (!isSecond) return { data: await changeAtOnce(context, subject, body) };
  const { id, version, partnerId, merchantId, name: subjectName } = subject;
  const owner = { partnerId, merchantId };
  const asked = { kind: storeTax, owner, subjectName, command: body, baseVersion: version };
  return { data: { id, version, approvalRequestId: await submitForApproval(context, asked) } };
});
