import { manilaDate } from '#domain/day.ts';
import { associateProblems } from '#domain/people/associate.ts';
import { os } from '../../http/os.ts';
import { ASSOCIATE_PERSONAL } from '../../records/parts/associates.ts';
import { refuseProblems } from '../../records/parts/problems.ts';
import { changeAssociate } from './changeAssociate.ts';
import { lockAssociate } from './lockAssociate.ts';
import { refuseSamePerson } from './refuseSamePerson.ts';

/** Changes who a person is. 404, 409, 428, 400 for a minor, 422 rule_not_editable, rule_person_taken. */
export const updateRetailerAssociatePersonalDetails =
  os.associates.updateRetailerAssociatePersonalDetails.handler(async ({ input, context }) => {
    const { params, body } = input;
    const locked = await lockAssociate(context, params);
    refuseProblems(associateProblems(body, manilaDate(context.deps.now())));
    const { id, merchants } = locked.associate;
    const stores = merchants.map((store) => store.id);
    await refuseSamePerson(context.tx, body, stores, { id, field: 'lastName' });
    return { data: await changeAssociate(context, locked, { of: ASSOCIATE_PERSONAL, values: body }) };
  });
