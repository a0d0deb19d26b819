import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayMove } from '../status.ts';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  applicationStatus,
  IN_APPLICATION,
  isEditable,
  needsSecondPerson,
  shownInList,
  shownStatus,
  WORKFLOW_STATUSES,
  type WorkflowStatus,
  workflowStatus,
} from './applicationStatus.ts';

type Workflow = WorkflowStatus | null;
const WORKFLOWS: readonly Workflow[] = [null, ...WORKFLOW_STATUSES];
const anyStatus = fc.constantFrom(...APPLICATION_STATUSES);
const anyWorkflow = fc.constantFrom(...WORKFLOWS);
const settled: readonly ApplicationStatus[] = ['A', 'I', 'C'];

describe('status and workflow', () => {
  it('[app.statusValues] there are ten statuses, in words as listed', () => {
    expect(APPLICATION_STATUSES.map((status) => applicationStatus[status].label.en)).toEqual([
      'Submitted',
      'Incomplete',
      'Approved',
      'Active',
      'Inactive',
      'Blocked',
      'Closed',
      'Rejected',
      'Cancelled',
      'Risk Verification Failed',
    ]);
    expect(Object.keys(applicationStatus).sort()).toEqual([...APPLICATION_STATUSES].sort());
  });

  it('[app.workflowValues] there are four workflow values, in words as listed', () => {
    expect(WORKFLOW_STATUSES.map((workflow) => workflowStatus[workflow].label.en)).toEqual([
      'Approved',
      'Incomplete',
      'Risk Verification',
      'Risk Verification Failed',
    ]);
    expect(Object.keys(workflowStatus).sort()).toEqual([...WORKFLOW_STATUSES].sort());
  });

  const MOVES: Record<ApplicationStatus, string> = {
    SUBMITTED: 'APPROVED INCOMPLETE REJECTED CANCELLED',
    INCOMPLETE: 'SUBMITTED REJECTED CANCELLED',
    APPROVED: 'A CANCELLED',
    A: 'I B C',
    I: 'A C',
    B: 'A C',
    C: '',
    REJECTED: '',
    CANCELLED: '',
    RISK_VERIFICATION_FAILED: '',
  };
  it.each(APPLICATION_STATUSES)('from %s lead exactly the decided moves', (from) => {
    const led = APPLICATION_STATUSES.filter((to) => mayMove(applicationStatus, from, to));
    expect(led.sort()).toEqual(MOVES[from].split(' ').filter(Boolean).sort());
    expect(applicationStatus[from].final).toBe(MOVES[from] === '');
  });
});

describe('what an application is shown as', () => {
  it.each([
    ['APPROVED', 'APPROVED', null],
    ['INCOMPLETE', 'INCOMPLETE', null],
    ['RISK_VERIFICATION', 'SUBMITTED', 'RISK_VERIFICATION'],
  ] as const)(
    '[app.display.submitted] Submitted with workflow %s is shown as %s',
    (workflow, shown, subText) => {
      expect(shownStatus('SUBMITTED', workflow)).toEqual({ shown, subText });
      expect(shownInList('SUBMITTED', workflow)).toEqual({ shown, subText });
    },
  );

  it.each(APPLICATION_STATUSES)(
    '[app.display.riskFailed] a failed risk check shows %s as Rejected',
    (status) => {
      const rejected = { shown: 'REJECTED', subText: null };
      expect(shownStatus(status, 'RISK_VERIFICATION_FAILED')).toEqual(rejected);
      expect(shownInList(status, 'RISK_VERIFICATION_FAILED')).toEqual(rejected);
    },
  );

  it.each(WORKFLOWS)(
    '[app.display.riskFailed] the status alone shows Rejected too, workflow %s',
    (workflow) => {
      expect(shownStatus('RISK_VERIFICATION_FAILED', workflow)).toEqual({ shown: 'REJECTED', subText: null });
    },
  );

  it.each(
    settled.flatMap((status) =>
      ([null, 'APPROVED', 'INCOMPLETE', 'RISK_VERIFICATION'] as const).map((workflow) => [status, workflow]),
    ) as [ApplicationStatus, Workflow][],
  )('[app.display.clearSubText] %s with workflow %s has no sub-text', (status, workflow) => {
    expect(shownStatus(status, workflow)).toEqual({ shown: status, subText: null });
  });

  it('[app.display.listSubStatus] lists leave it out for Active and Inactive, and keep it for Closed', () => {
    for (const workflow of ['APPROVED', 'INCOMPLETE', 'RISK_VERIFICATION'] as const) {
      expect(shownInList('A', workflow).subText).toBeNull();
      expect(shownInList('I', workflow).subText).toBeNull();
      expect(shownInList('C', workflow)).toEqual({ shown: 'C', subText: workflow });
    }
  });

  it.each([
    ['SUBMITTED', 'RISK_VERIFICATION'],
    ['B', 'APPROVED'],
    ['CANCELLED', 'INCOMPLETE'],
    ['SUBMITTED', null],
    ['APPROVED', 'APPROVED'],
    ['REJECTED', 'RISK_VERIFICATION'],
  ] as const)('[app.display.otherwise] %s with workflow %s is shown as it is', (status, workflow) => {
    expect(shownStatus(status, workflow)).toEqual({ shown: status, subText: workflow });
    expect(shownInList(status, workflow)).toEqual({ shown: status, subText: workflow });
  });

  it('[app.display.otherwise] lists and pages differ for Closed only, whatever stands beside it', () => {
    fc.assert(
      fc.property(anyStatus, anyWorkflow, (status, workflow) => {
        const [page, list] = [shownStatus(status, workflow), shownInList(status, workflow)];
        expect(list.shown).toBe(page.shown);
        if (status !== 'C') expect(list).toEqual(page);
        // A sub-text is the workflow itself or nothing.
        expect([null, workflow]).toContain(page.subText);
      }),
    );
  });
});

describe('what may be edited', () => {
  const open = ['SUBMITTED', 'APPROVED', 'INCOMPLETE', 'A', 'I', 'RISK_VERIFICATION_FAILED'];
  it.each(APPLICATION_STATUSES.flatMap((status) => WORKFLOWS.map((workflow) => [status, workflow] as const)))(
    '[app.editability] %s with workflow %s',
    (status, workflow) => {
      expect(isEditable(status, workflow)).toBe(open.includes(status) && workflow !== 'RISK_VERIFICATION');
    },
  );

  it('[app.editability] counts the raw status: Submitted, shown as Rejected after a failed risk check, stays editable', () => {
    expect(shownStatus('SUBMITTED', 'RISK_VERIFICATION_FAILED').shown).toBe('REJECTED');
    expect(isEditable('SUBMITTED', 'RISK_VERIFICATION_FAILED')).toBe(true);
    expect(isEditable('REJECTED', null)).toBe(false);
  });

  it('rates and bank accounts need a second person from the approval on', () => {
    const alone = APPLICATION_STATUSES.filter((status) => !needsSecondPerson(status));
    expect(alone).toEqual(IN_APPLICATION.filter((status) => status !== 'APPROVED'));
  });
});
