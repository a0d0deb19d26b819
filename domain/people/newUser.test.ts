import { describe, expect, it } from 'vitest';
import {
  ADD_USER_STEPS,
  accountAgeProblem,
  modulesOf,
  nameProblem,
  REGISTRATION_STATUS,
  stepAfter,
  storesProblem,
} from './newUser.ts';

describe('a new account', () => {
  it('[wizard.addUserSteps] goes from who it is over the job title and the features to the review', () => {
    expect(ADD_USER_STEPS).toEqual(['user-info', 'job-title', 'features', 'review']);
    expect(stepAfter('user-info')).toBe('job-title');
    expect(stepAfter('job-title')).toBe('features');
    expect(stepAfter('features')).toBe('review');
    expect(stepAfter('review')).toBeNull();
  });

  it('[userCreate.payloadStatus] [registration.defaultStatus] is sent as approved, by its own person as submitted', () => {
    expect(REGISTRATION_STATUS).toEqual({ byStaff: 'APPROVED', byCode: 'SUBMITTED' });
  });

  it('is for people of eighteen to a hundred years', () => {
    expect(accountAgeProblem('2008-11-23', '2026-11-23')).toBeNull();
    expect(accountAgeProblem('2008-11-24', '2026-11-23')?.en).toMatch(/18/);
    expect(accountAgeProblem('1925-11-23', '2026-11-23')?.en).toMatch(/year/);
  });

  it('[user.headOffice] has a primary store, but in head office', () => {
    const [main, other] = [
      { merchantId: '1', primary: true },
      { merchantId: '2', primary: false },
    ];
    expect(storesProblem('head-office', [])).toBeNull();
    expect(storesProblem('head-office', [main])?.en).toMatch(/no store/);
    for (const assignment of ['single-store', 'multiple-stores'] as const) {
      expect(storesProblem(assignment, [])?.en).toBe('Select a primary store.');
      expect(storesProblem(assignment, [other])?.en).toBe('Select a primary store.');
      expect(storesProblem(assignment, [main])).toBeNull();
    }
    expect(storesProblem('multiple-stores', [main, other])).toBeNull();
    expect(storesProblem('single-store', [main, other])?.en).toMatch(/one store/);
    expect(storesProblem('multiple-stores', [main, { ...other, merchantId: '1' }])?.en).toMatch(/twice/);
  });

  it('has the modules that its role opens something of', () => {
    expect(modulesOf(['PAR_VIEW', 'DA_VIEW', 'NO_SUCH'])).toEqual(['PARTNERS', 'DELIVERY_ADVICE']);
    expect(modulesOf([])).toEqual([]);
  });

  it('is named in Latin letters', () => {
    expect(nameProblem('Niño Peña-Reyes Jr.')).toBeNull();
    // A Cyrillic А.
    expect(nameProblem('Аna')?.en).toBe('Use Latin letters');
  });

  it('has no name that reads as an address or a formula', () => {
    for (const name of ["Ma. Teresa O'Neil-Peña", 'Jose (Joey)', 'Reyes, Jr.', 'Juan 3rd', 'D’Amico', ''])
      expect([name, nameProblem(name)]).toEqual([name, null]);
    for (const name of [
      'Visit http://a.example',
      'www.a.example',
      '<b>Ana</b>',
      '=1+1',
      '-1',
      'a@b.example',
      '+63',
      'Ana\nB',
    ])
      expect([name, nameProblem(name)?.en]).toEqual([
        name,
        'Write the name alone, without signs or addresses',
      ]);
  });
});
