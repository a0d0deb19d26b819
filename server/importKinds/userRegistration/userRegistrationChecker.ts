import { manilaDate } from '#domain/day.ts';
import { listItems } from '#domain/imports/cells/listItems.ts';
import type { Problem } from '#domain/imports/problems.ts';
import { ageOn } from '#domain/people/age.ts';
import { usernameProblem } from '#domain/people/username.ts';
import type { Checked, ImportScope } from '../../imports/importKind.ts';
import { readPerson } from '../shared/contact/sheetPerson.ts';
import { openPartners } from '../shared/partners/openPartners.ts';
import { refuseOutsiders } from '../shared/refuseOutsiders.ts';
import type { CellsOf } from '../shared/written/sheetColumns.ts';
import { openRoles } from './openRoles.ts';
import { openSalesrooms } from './openSalesrooms.ts';
import { SHEET_ACCOUNT, type UserRegistrationKey } from './sheetAccount.ts';

const YOUNGEST = 18;
const OLDEST = 100;

const birthProblems = (birthDate: string | null, today: string): Problem[] => {
  if (birthDate === null) return [];
  const age = ageOn(birthDate, today);
  if (age < YOUNGEST) return [{ field: 'birthDate', code: 'too_young' }];
  return age > OLDEST
    ? [{ field: 'birthDate', code: 'out_of_range', params: { min: YOUNGEST, max: OLDEST } }]
    : [];
};

const usernameProblems = (username: string | null): Problem[] =>
  username === null || usernameProblem(username) === null
    ? []
    : [{ field: 'username', code: 'not_username' }];

/** Judges people by themselves. An external importer's are of the own partner, named or not. 403 for people of single stores. */
export const userRegistrationChecker = async (
  scope: ImportScope,
): Promise<(values: CellsOf<UserRegistrationKey>) => Checked> => {
  refuseOutsiders(scope, 'user-registration');
  const { tx, user, now } = scope;
  const own = user.type === 'EXTERNAL' ? user.partnerId : null;
  const [partners, roles, salesrooms] = await Promise.all([
    openPartners(tx),
    openRoles(tx, user),
    openSalesrooms(tx),
  ]);
  const today = manilaDate(now);
  return (values) => {
    const partnerCode = values.hsisPartnerCode ?? null;
    const partnerId = partnerCode === null ? own : (partners.find(partnerCode)?.id ?? null);
    const role = roles.read(values.accessRole ?? null, partnerCode !== null || own !== null);
    const codes = listItems(values.salesroomCodes ?? null);
    const stores = salesrooms.read(partnerId, codes);
    const username = values.username ?? null;
    const email = values.emailAddress ?? null;
    const names = [values.firstName, values.lastName].filter(Boolean).join(' ');
    return {
      key: (username ?? email)?.toLowerCase() ?? null,
      alsoUnique: email ? [{ field: 'emailAddress', text: `${email.toLowerCase()} ${partnerId ?? ''}` }] : [],
      name: names || username || email,
      problems: [
        ...usernameProblems(username),
        ...birthProblems(values.birthDate ?? null, today),
        ...role.problems,
        ...partners.problems('hsisPartnerCode', partnerCode),
        ...(codes.length && partnerCode === null && own === null
          ? [{ field: 'hsisPartnerCode', code: 'required' } as const]
          : []),
        ...stores.problems,
      ],
      resolved: {
        ...SHEET_ACCOUNT.row({
          username,
          birthDate: values.birthDate ?? null,
          accessRoleId: role.roleId,
          partnerId,
          merchantIds: stores.merchantIds,
          registrationCode: values.registrationCode ?? null,
        }),
        ...readPerson(values),
      },
    };
  };
};
