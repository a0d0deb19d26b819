import { describe, expect, it } from 'vitest';
import {
  APPLICATION_STATUSES,
  IN_APPLICATION,
  SHOWN_STATUSES,
  shownInList,
  WORKFLOW_STATUSES,
} from '../review/applicationStatus.ts';
import {
  ALL_WORKFLOWS,
  APPLICATION_TABS,
  applicationTabs,
  PARTNER_TABS,
  partnerTabs,
  shownStates,
  statesOf,
} from './recordTabs.ts';

const WORKFLOWS = [null, ...WORKFLOW_STATUSES];
const EVERY = APPLICATION_STATUSES.flatMap((status) => WORKFLOWS.map((workflow) => ({ status, workflow })));

describe('tabs of partners and stores', () => {
  it('every record stands in exactly one besides all', () => {
    for (const { status, workflow } of EVERY) {
      const tabs = PARTNER_TABS.filter((tab) => tab !== 'all' && partnerTabs[tab](status, workflow));
      expect(tabs, `${status} ${workflow}`).toHaveLength(1);
      expect(partnerTabs.all(status, workflow)).toBe(true);
    }
  });

  it('the tab of a status holds what the list shows as it', () => {
    for (const { status, workflow } of EVERY) {
      const { shown } = shownInList(status, workflow);
      const own = { A: 'active', I: 'inactive', B: 'blocked', C: 'closed' } as const;
      const tab = shown in own ? own[shown as keyof typeof own] : 'application';
      expect(partnerTabs[tab](status, workflow), `${status} ${workflow}`).toBe(true);
    }
  });
});

describe('the filter by status', () => {
  it('finds each record under the status that its list shows, and under no other', () => {
    for (const { status, workflow } of EVERY) {
      const found = APPLICATION_STATUSES.filter((one) => shownStates[one](status, workflow));
      expect(found, `${status} ${workflow}`).toEqual([shownInList(status, workflow).shown]);
    }
  });

  it('is offered for the statuses that are ever shown', () => {
    const ever = APPLICATION_STATUSES.filter((one) => statesOf(shownStates[one]).length > 0);
    expect(SHOWN_STATUSES).toEqual(ever);
  });
});

describe('tabs of applications', () => {
  const TABS = APPLICATION_TABS.filter((tab) => tab !== 'waiting');

  it('every application stands in exactly one besides all and waiting, everything else in none', () => {
    for (const { status, workflow } of EVERY) {
      const tabs = TABS.filter((tab) => tab !== 'all' && applicationTabs[tab](status, workflow));
      const isOne = IN_APPLICATION.includes(status);
      expect(tabs, `${status} ${workflow}`).toHaveLength(isOne ? 1 : 0);
      expect(applicationTabs.all(status, workflow)).toBe(isOne);
    }
  });

  it('a tab holds what the list shows as it', () => {
    for (const { status, workflow } of EVERY.filter((one) => IN_APPLICATION.includes(one.status))) {
      const [tab = ''] = TABS.filter((one) => one !== 'all' && applicationTabs[one](status, workflow));
      const { shown } = shownInList(status, workflow);
      expect(tab === 'risk' ? 'SUBMITTED' : tab.toUpperCase()).toBe(shown);
    }
  });

  it.each([
    ['SUBMITTED', null, 'submitted'],
    ['SUBMITTED', 'RISK_VERIFICATION', 'risk'],
    ['SUBMITTED', 'RISK_VERIFICATION_FAILED', 'rejected'],
    ['SUBMITTED', 'INCOMPLETE', 'incomplete'],
    ['INCOMPLETE', 'INCOMPLETE', 'incomplete'],
    ['APPROVED', 'APPROVED', 'approved'],
    ['RISK_VERIFICATION_FAILED', null, 'rejected'],
    ['CANCELLED', 'INCOMPLETE', 'cancelled'],
  ] as const)('%s with workflow %s stands in %s', (status, workflow, tab) => {
    expect(applicationTabs[tab](status, workflow)).toBe(true);
  });
});

describe('a predicate as a table', () => {
  it('holds the same pairs', () => {
    for (const predicate of [...Object.values(partnerTabs), ...Object.values(applicationTabs)]) {
      const rows = statesOf(predicate);
      for (const { status, workflow } of EVERY)
        expect(rows.some((row) => row.status === status && row.workflows.includes(workflow))).toBe(
          predicate(status, workflow),
        );
    }
  });

  it('names no status without a workflow, and knows when the workflow does not matter', () => {
    expect(statesOf(() => false)).toEqual([]);
    expect(statesOf((status) => status === 'A')[0]?.workflows).toHaveLength(ALL_WORKFLOWS);
  });
});
