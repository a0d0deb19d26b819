import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayMove } from '../status.ts';
import {
  APPLICATION_STATUSES,
  applicationStatus,
  shownStatus,
  WORKFLOW_STATUSES,
  type WorkflowStatus,
  workflowStatus,
} from './applicationStatus.ts';
import {
  approveLocally,
  claimsCountSince,
  decide,
  goesWithPartner,
  isUndecided,
  needsReason,
  passesWork,
  resubmit,
  STATUS_MOVES,
  storeFollows,
  storeMayMove,
  takeBack,
  UNDECIDED,
  WORKFLOW_ACTIONS,
  waitsFor,
  workflowActions,
} from './workflowActions.ts';

type Workflow = WorkflowStatus | null;
const anyStatus = fc.constantFrom(...APPLICATION_STATUSES);
const anyWorkflow = fc.constantFrom<Workflow>(null, ...WORKFLOW_STATUSES);
const anyAction = fc.constantFrom(...WORKFLOW_ACTIONS);
const anyMove = fc.constantFrom(...STATUS_MOVES, 'CANCELLED' as const);

describe('decisions of a review', () => {
  const SBO: readonly Workflow[] = [null, 'INCOMPLETE', 'RISK_VERIFICATION_FAILED'];
  it.each([
    ['approve', SBO, 'APPROVED', 'APPROVED', 'PM_SBO_REVIEW'],
    ['incomplete', SBO, 'INCOMPLETE', 'INCOMPLETE', 'PM_SBO_REVIEW'],
    ['risk-verification', SBO, 'SUBMITTED', 'RISK_VERIFICATION', 'PM_SBO_REVIEW'],
    ['risk-passed', ['RISK_VERIFICATION'], 'SUBMITTED', null, 'PM_RISK_REVIEW'],
    [
      'risk-verification-failed',
      ['RISK_VERIFICATION'],
      'SUBMITTED',
      'RISK_VERIFICATION_FAILED',
      'PM_RISK_REVIEW',
    ],
  ] as const)('%s from %j sets %s and %s, with %s', (action, from, status, workflow, permission) => {
    for (const before of [null, ...WORKFLOW_STATUSES])
      expect(decide(action, 'SUBMITTED', before), `${before}`).toEqual(
        (from as readonly Workflow[]).includes(before) ? { status, workflow } : null,
      );
    expect(workflowActions[action].permission).toBe(permission);
  });

  it('take a reason when something is wrong, and when an approval goes against a failed risk check', () => {
    const before: readonly Workflow[] = [null, ...WORKFLOW_STATUSES];
    for (const workflow of before) {
      for (const action of WORKFLOW_ACTIONS.filter((one) => one !== 'approve'))
        expect(needsReason(action, workflow), `${action} ${workflow}`).toBe(
          action === 'incomplete' || action === 'risk-verification-failed',
        );
      expect(needsReason('approve', workflow), `${workflow}`).toBe(workflow === 'RISK_VERIFICATION_FAILED');
    }
  });

  it('are taken on submitted records only, and lead where the two tables allow', () => {
    fc.assert(
      fc.property(anyAction, anyStatus, anyWorkflow, (action, status, workflow) => {
        const next = decide(action, status, workflow);
        if (!next) return;
        expect(status).toBe('SUBMITTED');
        if (next.status !== status) expect(mayMove(applicationStatus, status, next.status)).toBe(true);
        if (workflow && next.workflow) expect(workflowStatus[workflow].next).toContain(next.workflow);
      }),
    );
  });

  it('of risk never settle an application: it comes back to the SBO either way', () => {
    for (const action of ['risk-passed', 'risk-verification-failed'] as const) {
      const next = decide(action, 'SUBMITTED', 'RISK_VERIFICATION');
      expect(next && waitsFor(next.status, next.workflow)).toBe('PM_SBO_REVIEW');
    }
  });

  it('wait for whoever has a legal one, and for nobody where there is none', () => {
    fc.assert(
      fc.property(anyStatus, anyWorkflow, (status, workflow) => {
        const legal = WORKFLOW_ACTIONS.filter((action) => decide(action, status, workflow));
        const whose = new Set(legal.map((action) => workflowActions[action].permission));
        const waits = waitsFor(status, workflow);
        expect([...whose]).toEqual(waits ? [waits] : []);
      }),
    );
  });

  it('[app.approveLocally] an approved row reads Approved at once, without a sub-text', () => {
    const row = { id: '7', status: 'SUBMITTED', workflowStatus: 'RISK_VERIFICATION_FAILED' } as const;
    const approved = approveLocally<{ id: string } & Parameters<typeof approveLocally>[0]>(row);
    expect(approved).toEqual({ id: '7', status: 'APPROVED', workflowStatus: null });
    expect(shownStatus(approved.status, approved.workflowStatus)).toEqual({
      shown: 'APPROVED',
      subText: null,
    });
  });
});

describe('what the applicant does', () => {
  it('handing in again clears Incomplete, and is possible after Incomplete only', () => {
    expect(resubmit('INCOMPLETE', 'INCOMPLETE')).toEqual({ status: 'SUBMITTED', workflow: null });
    expect(resubmit('SUBMITTED', 'INCOMPLETE')).toEqual({ status: 'SUBMITTED', workflow: null });
    fc.assert(
      fc.property(anyStatus, anyWorkflow, (status, workflow) => {
        const isIncomplete = status === 'INCOMPLETE' || (status === 'SUBMITTED' && workflow === 'INCOMPLETE');
        expect(resubmit(status, workflow) !== null).toBe(isIncomplete);
      }),
    );
  });

  it('Incomplete is taken back to the workflow that it had, and nothing else is', () => {
    expect(takeBack('INCOMPLETE', null)).toEqual({ status: 'SUBMITTED', workflow: null });
    expect(takeBack('INCOMPLETE', 'RISK_VERIFICATION_FAILED')).toEqual({
      status: 'SUBMITTED',
      workflow: 'RISK_VERIFICATION_FAILED',
    });
    expect(takeBack('INCOMPLETE', 'INCOMPLETE')).toEqual({ status: 'SUBMITTED', workflow: null });
    fc.assert(
      fc.property(anyStatus, anyWorkflow, (status, before) => {
        const to = takeBack(status, before);
        expect(to !== null).toBe(status === 'INCOMPLETE');
        if (to)
          expect(waitsFor(to.status, to.workflow)).toBe(
            before === 'RISK_VERIFICATION'
              ? 'PM_RISK_REVIEW'
              : before === 'APPROVED'
                ? null
                : 'PM_SBO_REVIEW',
          );
      }),
    );
  });

  it('what was handed in again waits for the SBO', () => {
    const next = resubmit('INCOMPLETE', 'INCOMPLETE');
    expect(next && waitsFor(next.status, next.workflow)).toBe('PM_SBO_REVIEW');
  });
});

describe('a partner and its stores', () => {
  it.each([
    ['A', 'APPROVED', 'A'],
    ['A', 'SUBMITTED', null],
    ['A', 'I', null],
    ['I', 'A', null],
    ['B', 'A', null],
    ['B', 'APPROVED', null],
    ['C', 'A', 'C'],
    ['C', 'B', 'C'],
    ['C', 'INCOMPLETE', 'CANCELLED'],
    ['C', 'REJECTED', null],
    ['REJECTED', 'SUBMITTED', 'REJECTED'],
    ['REJECTED', 'APPROVED', 'CANCELLED'],
    ['CANCELLED', 'APPROVED', 'CANCELLED'],
    ['CANCELLED', 'A', null],
  ] as const)('a partner that becomes %s makes its %s store %s', (move, store, expected) => {
    expect(storeFollows(move, store)).toBe(expected);
  });

  it('stores follow by legal moves only', () => {
    fc.assert(
      fc.property(anyMove, anyStatus, (move, store) => {
        const next = storeFollows(move, store);
        if (next) expect(mayMove(applicationStatus, store, next)).toBe(true);
      }),
    );
  });

  it('nothing in application outlives a partner that is closed, rejected or cancelled', () => {
    for (const move of ['C', 'REJECTED', 'CANCELLED'] as const)
      for (const store of ['SUBMITTED', 'INCOMPLETE', 'APPROVED'] as const) {
        const next = storeFollows(move, store);
        expect(next && applicationStatus[next].final, `${move} ${store}`).toBe(true);
      }
  });

  it('a store becomes active under an active partner only; its other moves are its own', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STATUS_MOVES), anyStatus, anyStatus, (move, store, partner) => {
        const alone = mayMove(applicationStatus, store, move);
        expect(storeMayMove(store, move, partner)).toBe(alone && (move !== 'A' || partner === 'A'));
      }),
    );
    expect(storeMayMove('I', 'A', 'B')).toBe(false);
    expect(storeMayMove('A', 'I', 'B')).toBe(true);
  });

  it('a store is decided with a partner that is under review, and alone under any other', () => {
    expect(APPLICATION_STATUSES.filter(goesWithPartner)).toEqual(['SUBMITTED', 'INCOMPLETE']);
  });
});

describe('who lets a record pass', () => {
  it.each([
    ['approve', 'SUBMITTED', true],
    ['risk-passed', 'SUBMITTED', true],
    ['risk-verification-failed', 'SUBMITTED', true],
    ['incomplete', 'SUBMITTED', false],
    ['risk-verification', 'SUBMITTED', false],
    ['A', 'APPROVED', true],
    ['A', 'I', false],
    ['A', 'B', false],
    ['I', 'A', false],
    ['REJECTED', 'SUBMITTED', false],
  ] as const)('%s from %s is for other hands alone: %s', (step, from, expected) => {
    expect(passesWork(step, from)).toBe(expected);
  });

  it('what is submitted, incomplete or approved still has to pass', () => {
    expect(APPLICATION_STATUSES.filter(isUndecided)).toEqual(UNDECIDED);
  });
});

it('a claim counts for eight hours', () => {
  expect(claimsCountSince(new Date('2026-11-20T10:00:00Z')).toISOString()).toBe('2026-11-20T02:00:00.000Z');
});
