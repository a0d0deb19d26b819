import { describe, expect, it } from 'vitest';
import { DESIGNATIONS, type DesignationGroup, designationGroup } from './designation.ts';

describe('[user.designation] positions group into owner, manager and sales agent', () => {
  const groups: [DesignationGroup, string[]][] = [
    [
      'owner',
      ['CEO', 'President', 'Authorized Signatory', 'General Manager', 'Asst. Manager', 'Area Manager'],
    ],
    ['manager', ['OIC', 'Supervisor', 'Branch Manager', 'Team Leader']],
    ['salesAgent', ['Cashier', 'Teller', 'Sales Staff', 'Promodiser']],
  ];

  it.each(groups)('%s: %j', (group, positions) => {
    expect(positions.map(designationGroup)).toEqual(positions.map(() => group));
  });

  it('and there are no others', () => {
    expect([...DESIGNATIONS].sort()).toEqual(groups.flatMap(([, positions]) => positions).sort());
  });

  it.each(['', 'ceo', 'Asst. or Area Manager', 'Janitor', 'constructor', ' CEO'])(
    '%j is none of them',
    (position) => {
      expect(designationGroup(position)).toBeNull();
    },
  );
});
