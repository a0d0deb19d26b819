import { describe, expect, it } from 'vitest';
import type { StatePredicate } from '#domain/records/recordTabs.ts';
import { byTabs, statesWhere } from './byStates.ts';

const tabs: Record<'blocked' | 'closed', StatePredicate> = {
  blocked: (status) => status === 'B',
  closed: (status) => status === 'C',
};

describe('a rule over status and workflow as a condition', () => {
  it('names statuses whole and pairs where the workflow counts', () => {
    expect(statesWhere('s', 'w', (status) => status === 'A')).toBe(`(s in ('A'))`);
    expect(statesWhere('s', 'w', (status, workflow) => status === 'SUBMITTED' && workflow === null)).toBe(
      `((s = 'SUBMITTED' and coalesce(w, '') in ('')))`,
    );
    expect(statesWhere('s', 'w', () => false)).toBe('false');
  });

  it('is made once for each pair of columns', () => {
    expect(statesWhere('p.s', 'p.w', tabs.blocked)).toBe(`(p.s in ('B'))`);
    expect(statesWhere('m.s', 'm.w', tabs.blocked)).toBe(`(m.s in ('B'))`);
  });

  it('several tabs are any of them', () => {
    const filter = byTabs((tab: keyof typeof tabs) => tabs[tab], 's', 'w');
    expect(filter({ in: ['blocked', 'closed'] }, () => '$1')).toBe(`((s in ('B')) or (s in ('C')))`);
  });
});
