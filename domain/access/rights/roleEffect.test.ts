import { describe, expect, it } from 'vitest';
import { type RoleHolder, rightsMoved, rightsWith, roleEffect } from './roleEffect.ts';

const role = (name: string, ...enabledPermissions: string[]) => ({
  name,
  isEnabled: true,
  enabledPermissions,
});
const holder = (more: Partial<RoleHolder> = {}): RoleHolder => ({
  type: 'INTERNAL',
  otherRoles: [],
  otherPermissions: [],
  off: [],
  ...more,
});
const lines = (rows: { permission: string; holders: unknown[] }[]) =>
  rows.map(({ permission, holders }) => `${permission} ${holders.length}`);

describe('what somebody may do with a role', () => {
  it('is what it opens, what else they have, and what derives from its name', () => {
    const held = rightsWith(holder({ otherPermissions: ['PRO_VIEW'] }), role('HCPC_SBO_REVIEW', 'PAR_VIEW'));
    expect([...held]).toEqual(['PAR_VIEW', 'PRO_VIEW', 'PM_SBO_REVIEW', 'PM_DOWNLOAD', 'INT_DASH']);
  });

  it('is nothing of a module that is off for them, and nothing of a disabled role', () => {
    expect([...rightsWith(holder({ off: ['PT_EDIT'] }), role('Desk', 'PT_EDIT', 'PT_VIEW'))]).toEqual([
      'PT_VIEW',
    ]);
    expect([...rightsWith(holder(), { ...role('HCPC_SBO_REVIEW', 'PAR_VIEW'), isEnabled: false })]).toEqual(
      [],
    );
  });
});

describe('what an edit of a role does', () => {
  it('counts who gains and who loses, per permission', () => {
    const { gains, losses, losers } = roleEffect(
      [holder(), holder(), holder()],
      role('Desk', 'PT_VIEW', 'PRO_VIEW'),
      role('Desk', 'PT_VIEW', 'PT_EDIT'),
    );
    expect([lines(gains), lines(losses), losers.length]).toEqual([['PT_EDIT 3'], ['PRO_VIEW 3'], 3]);
  });

  it('nobody gains or loses what another role gives, or what is off for them', () => {
    const people = [
      holder({ otherPermissions: ['PRO_VIEW', 'PT_EDIT'] }),
      holder({ off: ['PRO_VIEW', 'PT_EDIT'] }),
      holder(),
    ];
    const { gains, losses, losers } = roleEffect(people, role('Desk', 'PRO_VIEW'), role('Desk', 'PT_EDIT'));
    expect([lines(gains), lines(losses)]).toEqual([['PT_EDIT 1'], ['PRO_VIEW 1']]);
    expect(losers).toEqual([people[2]]);
  });

  it('disabling it takes what derives from its name too, but for whoever has that from elsewhere', () => {
    const people = [holder(), holder({ otherRoles: ['HCPC_SBO_VIEW'] })];
    const before = role('HCPC_SBO_REVIEW', 'PAR_VIEW');
    const { losses } = roleEffect(people, before, { ...before, isEnabled: false });
    expect(lines(losses)).toEqual(['PAR_VIEW 2', 'PM_SBO_REVIEW 2', 'PM_DOWNLOAD 1', 'INT_DASH 1']);
  });

  it('a role that stands against a derivation takes it away when it is enabled', () => {
    const { gains, losses } = roleEffect(
      [holder({ otherRoles: ['HCPC_ONLINE_VIEW'] })],
      { ...role('HCPC_SBO_VIEW', 'PAR_VIEW'), isEnabled: false },
      role('HCPC_SBO_VIEW', 'PAR_VIEW'),
    );
    expect(lines(losses)).toEqual(['MPL_VIEW 1']);
    expect(lines(gains)).toContain('CM_VIEW 1');
  });

  it('that changes nothing moves nobody', () => {
    const same = role('Desk', 'PT_VIEW');
    expect(roleEffect([holder()], same, { ...same, name: 'Desk two' })).toEqual({
      gains: [],
      losses: [],
      losers: [],
    });
  });
});

describe('rights that moved', () => {
  it('are told in the order of the permissions', () => {
    expect(rightsMoved(new Set(['PT_EDIT', 'PAR_VIEW']), new Set(['PT_VIEW', 'PRO_VIEW']))).toEqual({
      gained: ['PRO_VIEW', 'PT_VIEW'],
      lost: ['PAR_VIEW', 'PT_EDIT'],
    });
  });
});
