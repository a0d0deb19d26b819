import { describe, expect, it } from 'vitest';
import { actionOf } from '../permissions.ts';
import { MODULE_PERMISSIONS, MODULES } from './modules.ts';

const responsibilities = MODULES.flatMap((module) => [...module.responsibilities]);

describe('the modules an access role is made of', () => {
  it('carry every permission once', () => {
    expect(new Set(MODULE_PERMISSIONS).size).toBe(MODULE_PERMISSIONS.length);
    expect(MODULE_PERMISSIONS).toHaveLength(25);
  });

  it('have a code and a name of their own and at least one responsibility', () => {
    expect(new Set(MODULES.map((module) => module.code)).size).toBe(MODULES.length);
    expect(new Set(MODULES.map((module) => module.name)).size).toBe(MODULES.length);
    for (const module of MODULES) expect(module.responsibilities.length).toBeGreaterThan(0);
  });

  it('name each responsibility once', () => {
    expect(new Set(responsibilities.map(({ name }) => name)).size).toBe(responsibilities.length);
  });

  it('record the event that the permission is named after', () => {
    for (const { permission, eventType } of responsibilities) expect(actionOf(permission)).toBe(eventType);
  });

  it('are the areas of the portal, in the order of its menu', () => {
    expect(MODULES.map((module) => module.name)).toEqual([
      'Partners',
      'Merchants',
      'Delivery advice',
      'Disbursement reports',
      'BIR 2307',
      'Report settings',
      'Protection receipts',
      'Offset report',
      'Promos',
      'Payment transactions',
      'User accounts',
      'Access roles',
    ]);
  });
});
