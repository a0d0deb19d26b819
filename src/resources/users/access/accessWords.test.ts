import { describe, expect, it } from 'vitest';
import type { PermissionOfUser } from '#contract/people/users.ts';
import { accessWords } from './accessWords.ts';

/** The key with what it is filled in with, in place of a text. */
const translate = (key: string, values: Record<string, string> = {}): string =>
  [key.split('.').slice(1).join('.'), ...Object.values(values)].join(':');
const words = (row: Partial<PermissionOfUser>) =>
  accessWords({ permission: 'PAR_VIEW', because: [], lacks: [], ...row }, translate);

describe('why somebody can', () => {
  it('names each role once, apart from those whose name alone gives it', () => {
    const module = (role: string) => ({ kind: 'module' as const, name: 'Partners', role });
    expect(words({ because: [module('A'), module('B'), module('A'), { kind: 'role', name: 'C' }] })).toEqual([
      'why.module:A, B',
      'why.role:C',
    ]);
  });
  it('tells what was given to the person alone, and what everybody of their kind has', () => {
    expect(words({ because: [{ kind: 'module', name: 'Partners' }] })).toEqual(['why.given']);
    expect(words({ because: [{ kind: 'userType', name: 'EXTERNAL' }] })).toEqual(['why.EXTERNAL']);
  });
});

describe('why somebody cannot', () => {
  const label = 'label.PAR_VIEW:PAR_VIEW';
  it('names the ways to it: a role with the permission, one of several by name, a beginning of a name', () => {
    expect(words({ lacks: [{ kind: 'module', name: 'PARTNERS' }] })).toEqual([
      `lack.needs:lack.module:${label}`,
    ]);
    expect(
      words({
        lacks: [
          { kind: 'module', name: 'PARTNERS' },
          { kind: 'role', name: 'A' },
          { kind: 'role', name: 'B' },
          { kind: 'role', name: 'HCPC_*' },
        ],
      }),
    ).toEqual([`lack.needs:lack.module:${label}, or lack.roles:A, B, or lack.begins:HCPC_`]);
    expect(words({ lacks: [{ kind: 'role', name: 'A' }] })).toEqual(['lack.needs:lack.role:A']);
  });
  it('tells what stands against it: the kind of people, a role that they have, a module that is off', () => {
    expect(words({ lacks: [{ kind: 'type', name: 'INTERNAL' }] })).toEqual(['lack.INTERNAL']);
    expect(words({ lacks: [{ kind: 'without', name: 'WIDER' }] })).toEqual(['lack.without:WIDER']);
    expect(words({ lacks: [{ kind: 'off', name: 'PARTNERS' }] })).toEqual(['lack.off']);
    const both = [
      { kind: 'module' as const, name: 'PARTNERS' },
      { kind: 'offBesides' as const, name: 'PARTNERS' },
    ];
    expect(words({ lacks: both })).toEqual([`lack.needs:lack.module:${label}`, 'lack.offBesides']);
  });
});
