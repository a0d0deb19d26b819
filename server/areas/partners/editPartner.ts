import { os } from '../../http/os.ts';
import { versionOf } from '../../http/versionOf.ts';
import { askerOf } from '../../records/asker.ts';
import { lockPartner } from '../../records/lock/lockRecord.ts';
import { mustBeEditable } from '../../records/lock/mustBeEditable.ts';
import { touch } from '../../records/lock/touch.ts';
import { readPartner } from '../../records/partner/readPartner.ts';
import { saveBusiness } from '../../records/partner/saveBusiness.ts';

/** Changes the business details of a partner and answers it whole. 404, 409, 428, 400, 403 staff's fields, 422 rule_*. */
export const editPartner = os.partners.editPartner.handler(async ({ input, context }) => {
  const { params, body } = input;
  const subject = await lockPartner(context, params.id, versionOf(context), (tx, id) =>
    readPartner(tx, id, askerOf(context)),
  );
  mustBeEditable(subject);
  await saveBusiness(context, subject, body);
  await touch(context, subject, { edited: true });
  return { data: await readPartner(context.tx, subject.id, askerOf(context)) };
});
