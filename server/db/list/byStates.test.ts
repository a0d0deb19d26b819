import { describe, expect, it } from 'vitest';
import { partnerTabs } from '#domain/recordTabs.ts';
import { byTabs, statesWhere } from './byStates.ts';

describe('a rule over status and workflow as a condition', () => {
  it('names statuses whole and pairs where the workflow counts', () => {
    expect(statesWhere('s', 'w', partnerTabs.active)).toBe(`(s in ('A'))`);
    expect(statesWhere('s', 'w', (status, workflow) => status === 'SUBMITTED' && workflow === null)).toBe(
      `((s = 'SUBMITTED' and coalesce(w, '') in ('')))`,
    );
    expect(statesWhere('s', 'w', () => false)).toBe('false');
  });

  it('is made once for each pair of columns', () => {
    expect(statesWhere('p.s', 'p.w', partnerTabs.blocked)).toBe(`(p.s in ('B'))`);
    expect(statesWhere('m.s', 'm.w', partnerTabs.blocked)).toBe(`(m.s in ('B'))`);
  });

  it('several tabs are any of them', () => {
    const filter = byTabs((tab: 'active' | 'closed') => partnerTabs[tab], 's', 'w');
    expect(filter({ in: ['active', 'closed'] }, () => '$1')).toBe(`((s in ('A')) or (s in ('C')))`);
  });
});
