import { describe, expect, it } from 'vitest';
import { LANDLINE_MAX } from '#domain/formats/landline.ts';
import type { Values } from '../../../components/admin/form/formSpec.tsx';
import { emptyBranch } from './answers.ts';
import { storeProblems } from './stepProblems.ts';

const known = () => ({ hasParts: false, hasZips: true });
const problemsOf = (more: Values, language: 'en' | 'fil' = 'en') =>
  storeProblems(emptyBranch(more), { language, isExternal: false, known });

describe('a store as it is typed', () => {
  it('has no longer a telephone number than is kept', () => {
    expect(problemsOf({ contactNumber: '1'.padEnd(LANDLINE_MAX + 1, '-') })).toHaveProperty('contactNumber');
    expect(problemsOf({ contactNumber: '(049) 545 1234' })).not.toHaveProperty('contactNumber');
  });

  it.each([
    ['call Nena', 'A phone number has 7 to 15 digits'],
    ['0917 123 4567', undefined],
    ['9171234567', undefined],
  ])('is reached at a number, not at words: %j', (contactNumber, message) => {
    expect(problemsOf({ contactNumber }).contactNumber).toBe(message);
  });

  it('has digits for the landline of its contact person', () => {
    const contactPerson = { role: 'OWNER', contactDetail: { landlineNumber: 'call me' } };
    const problems = problemsOf({ isSameContact: false, contactPerson });
    expect(problems['contactPerson.contactDetail.landlineNumber']).toBe('A phone number has 7 to 15 digits');
    const inFilipino = problemsOf({ isSameContact: false, contactPerson }, 'fil');
    expect(inFilipino['contactPerson.contactDetail.landlineNumber']).toContain('7 hanggang 15');
  });

  it.each([undefined, null, ''])(
    'asks for a choice that is not made in words, not by its codes: %j',
    (accountType) => {
      const problems = problemsOf({ isSameBank: false, bankDetails: { accountType } });
      expect(problems['bankDetails.accountType']).toBe('Fill this in');
    },
  );

  it('names each day of its hours once', () => {
    const hours = { days: ['Monday', 'Monday'], openingHour: '09:00', closingHour: '18:00' };
    expect(problemsOf({ schedules: [hours] })['schedules.0.days']).toBe('Name each day of the week once');
  });
});
