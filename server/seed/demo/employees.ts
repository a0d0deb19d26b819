import type { DemoNames } from '../demoNames.ts';
import type { DemoArea, Seeding } from './area.ts';
import type { AccountOwner } from './owners.ts';
import { type Columns, insertRows } from './rows.ts';

const EMPLOYEE = {
  code: 'text',
  first_name: 'text',
  last_name: 'text',
  position: 'text',
  email: 'text',
  mobile_number: 'text',
  is_active: 'boolean',
} as const satisfies Columns;

const COMPANY = 'suki';
const STAFF: readonly [position: string, count: number][] = [
  ['Sales Representative', 12],
  ['Area Sales Supervisor', 3],
  ['Regional Sales Manager', 2],
  ['Partner Support Officer', 2],
];

const employee = (names: DemoNames, code: string, position: string, isActive: boolean) => {
  const person = names.person();
  return {
    code,
    first_name: person.firstName,
    last_name: [person.lastName, person.suffix].filter(Boolean).join(' '),
    position,
    email: names.email(person, COMPANY),
    mobile_number: names.mobile(),
    is_active: isActive,
  };
};

/** The people who look after partners and stores, as employees. */
export const seedOwners = async ({ client }: Pick<Seeding, 'client'>, owners: readonly AccountOwner[]) =>
  insertRows(
    client,
    'employee',
    EMPLOYEE,
    owners.map(({ code, firstName, lastName, email }) => ({
      code,
      first_name: firstName,
      last_name: lastName,
      position: 'Account Manager',
      email,
      mobile_number: null,
      is_active: true,
    })),
  );

/** The provider's own people besides the account owners: those who sell in stores, and one who has left. */
export const employees: DemoArea = {
  seeded: `from employee where position <> 'Account Manager'`,
  seed: async ({ client, names }) => {
    const positions = STAFF.flatMap(([position, count]) => Array.from({ length: count }, () => position));
    const rows = positions.map((position, at) => employee(names, `EMP${10_101 + at * 7}`, position, true));
    const gone = employee(names, 'EMP10998', 'Sales Representative', false);
    await insertRows(client, 'employee', EMPLOYEE, [...rows, gone]);
  },
};
