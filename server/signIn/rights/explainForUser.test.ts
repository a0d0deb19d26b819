import { describe, expect, it } from 'vitest';
import { explainForUser } from './explainForUser.ts';

describe('why a user may', () => {
  it('names module and role for each role that opens the module', () => {
    const list = explainForUser(
      { type: 'INTERNAL', roles: ['READERS', 'WRITERS'], moduleAccessibility: ['PAR_VIEW'] },
      {
        roles: [
          { name: 'READERS', permissions: ['PAR_VIEW'] },
          { name: 'WRITERS', permissions: ['PAR_VIEW'] },
        ],
        granted: [],
      },
    );
    expect(list).toEqual([
      {
        permission: 'PAR_VIEW',
        because: [
          { kind: 'module', name: 'Partners', role: 'READERS' },
          { kind: 'module', name: 'Partners', role: 'WRITERS' },
        ],
      },
    ]);
  });

  it('names the role behind a derived permission and the user type behind the rest', () => {
    const list = explainForUser(
      { type: 'EXTERNAL', roles: ['STORE_MANAGER'], moduleAccessibility: [] },
      { roles: [], granted: [] },
    );
    const because = Object.fromEntries(list.map((one) => [one.permission, one.because]));
    expect(because.MER_DASH).toEqual([{ kind: 'role', name: 'STORE_MANAGER' }]);
    expect(because.MA_VIEW).toEqual([{ kind: 'userType', name: 'EXTERNAL' }]);
  });

  it('names the module alone where it was given to the person', () => {
    const user = {
      type: 'EXTERNAL',
      roles: ['CASHIERS'],
      moduleAccessibility: ['PT_VIEW', 'DA_VIEW'],
    } as const;
    const roles = [{ name: 'CASHIERS', permissions: ['PT_VIEW'] }];
    const because = explainForUser(user, { roles, granted: ['PT_VIEW', 'DA_VIEW'] }).map(
      (one) => one.because,
    );
    expect(because.slice(0, 2)).toEqual([
      [{ kind: 'module', name: 'Delivery advice' }],
      [
        { kind: 'module', name: 'Payment transactions', role: 'CASHIERS' },
        { kind: 'module', name: 'Payment transactions' },
      ],
    ]);
  });
});
