import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RESERVED_ROLES } from '../access/roles.ts';
import { ASSIGNMENTS } from './assignments.ts';
import { DESIGNATIONS, designationGroup } from './designation.ts';
import { assignmentProblem, FIRST_JOB_TITLES, levelOf } from './jobTitles.ts';

const main = (merchantId: string) => ({ merchantId, primary: true });
const other = (merchantId: string) => ({ merchantId, primary: false });

describe('how far somebody sees', () => {
  it('is the partner of head office, their own stores, and everything of staff', () => {
    expect([...ASSIGNMENTS, null].map(levelOf)).toEqual(['PARTNER', 'MERCHANT', 'MERCHANT', 'ALL']);
  });
});

describe('the first job titles', () => {
  it('[user.designation] are all positions, each in its group, and a few of the office', () => {
    const names = FIRST_JOB_TITLES.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...DESIGNATIONS]));
    expect(new Set(names).size).toBe(names.length);
    for (const { name, group } of FIRST_JOB_TITLES) expect(designationGroup(name) ?? group, name).toBe(group);
  });

  it('carry external roles alone', () => {
    for (const { name, role } of FIRST_JOB_TITLES)
      expect(RESERVED_ROLES.find((one) => one.name === role)?.isExternal, name).toBe(true);
  });
});

describe('[user.headOffice] the stores of an assignment', () => {
  it.each([
    ['head-office', [], null],
    ['head-office', [main('1')], 'none'],
    ['single-store', [], 'primary'],
    ['single-store', [main('1')], null],
    ['single-store', [other('1')], 'primary'],
    ['single-store', [main('1'), other('2')], 'one'],
    ['multiple-stores', [], 'primary'],
    ['multiple-stores', [main('1')], null],
    ['multiple-stores', [main('1'), other('2')], null],
    ['multiple-stores', [main('1'), main('2')], 'primary'],
    ['multiple-stores', [main('1'), other('1')], 'twice'],
  ] as const)('%s with %j: %s', (assignment, stores, problem) => {
    expect(assignmentProblem(assignment, stores)).toBe(problem);
  });

  it('are right only where exactly one is the main one, whatever their order', () => {
    const stores = fc.uniqueArray(
      fc.record({ merchantId: fc.string({ minLength: 1 }), primary: fc.boolean() }),
      {
        selector: ({ merchantId }) => merchantId,
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(stores, fc.constantFrom(...ASSIGNMENTS), (chosen, assignment) => {
        const mains = chosen.filter(({ primary }) => primary).length;
        const isRight =
          assignment === 'head-office'
            ? chosen.length === 0
            : mains === 1 && (assignment === 'multiple-stores' || chosen.length === 1);
        expect(assignmentProblem(assignment, chosen) === null).toBe(isRight);
        expect(assignmentProblem(assignment, chosen.toReversed()) === null).toBe(isRight);
      }),
    );
  });
});
