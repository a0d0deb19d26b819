import { userRegistrationFields } from '#domain/imports/fields/userRegistrationFields.ts';
import type { TemplateData, TemplateScope } from '../../imports/importKind.ts';
import { cellsOf, knownOr, ownExample } from '../shared/examples/cellsOf.ts';
import { counted, firstFree } from '../shared/examples/firstFree.ts';
import { examplePartner } from '../shared/partners/examplePartner.ts';
import { partnerCodes } from '../shared/partners/partnerChoices.ts';
import { offeredRoles } from './openRoles.ts';
import { salesroomCodes } from './openSalesrooms.ts';

const own = (key: string): string => ownExample(userRegistrationFields, key);

const TAKEN = `exists (select from user_account u where u.username = x.text::citext or lower(u.email) = lower(x.text) || $2)
  or exists (select from user_request r where r.username = x.text::citext and r.status in ('SUBMITTED', 'APPROVED'))
  or exists (select from user_request r where lower(r.email) = lower(x.text) || $2 and r.status = 'SUBMITTED')`;

/** Somebody whose username and e-mail address are free; of each partner by another name, as people of others are not seen. */
const personOf = async ({ tx, user }: TemplateScope): Promise<Record<string, string>> => {
  const domain = own('emailAddress').replace(/^[^@]*/, '');
  const name = own('username');
  const names = counted(user.partnerId === null ? name : `p${user.partnerId}.${name}`);
  const free = await firstFree(tx, names, TAKEN, [domain]);
  return cellsOf({ username: free, emailAddress: free && `${free}${domain}` });
};

/** Where the person is to work and as what: at a partner of the caller's scope, else among staff. */
const placeOf = async ({ tx, user }: TemplateScope): Promise<Record<string, string>> => {
  const [roles, partner] = await Promise.all([
    offeredRoles(tx, user),
    examplePartner(tx, own('hsisPartnerCode')),
  ]);
  const named = (external: boolean) =>
    roles.filter(({ isExternal }) => isExternal === external).map(({ name }) => name);
  const role = knownOr(own('accessRole'), named(true));
  if (partner && role) {
    const [salesroom = ''] = await salesroomCodes(tx, partner.id);
    return { accessRole: role, hsisPartnerCode: partner.code, salesroomCodes: salesroom };
  }
  const [among] = named(user.type === 'EXTERNAL');
  return cellsOf({ accessRole: among, hsisPartnerCode: '', salesroomCodes: '' });
};

/** Partners and roles for the drop-downs, the own stores for the guide of a head office; the example is somebody new. */
export const userRegistrationTemplate = async (scope: TemplateScope): Promise<TemplateData> => {
  const { tx, user } = scope;
  const [codes, roles, salesrooms, person, place] = await Promise.all([
    partnerCodes(tx),
    offeredRoles(tx, user),
    user.partnerId === null ? [] : salesroomCodes(tx, user.partnerId),
    personOf(scope),
    placeOf(scope),
  ]);
  return {
    lists: {
      hsisPartnerCode: codes,
      accessRole: roles.map(({ name }) => name),
      ...(salesrooms.length ? { salesroomCodes: salesrooms } : {}),
    },
    example: { ...person, ...place },
  };
};
