import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accessRoleBody, accessRoleFilters, accessRoles } from '#contract/accessRoles.ts';
import { asData, asModule, holdsSchemas } from './slimContract.ts';

describe('the contract that the portal carries', () => {
  it('has the route of a call, and neither its schemas nor who may call it', () => {
    const { route } = accessRoles.editAccessRole['~orpc'];
    expect(asData(accessRoles.editAccessRole)).toEqual({ '~orpc': { route, errorMap: {}, meta: {} } });
    expect(JSON.stringify(asData(accessRoles))).not.toContain('UM_VIEW_ACCESS_ROLE');
  });
  it('has the names of fields and filters', () => {
    expect(asData(accessRoleBody)).toEqual({
      shape: { role: {}, isEnabled: {}, isExternal: {}, requiresSecondFactor: {}, modules: {} },
    });
    expect(Object.keys(asData(accessRoleFilters) as object)).toEqual(Object.keys(accessRoleFilters));
  });
  it('has constants as they are and no functions, so that importing one fails the build', () => {
    const code = asModule({ LIMIT: 20, SIZES: [10, 20], make: () => z.string(), none: undefined });
    expect(code).toBe('export const LIMIT = 20;\nexport const SIZES = [10,20];');
  });
  it('is known by its values, however deep a schema lies in them', () => {
    expect(holdsSchemas({ limits: { most: 20 }, names: ['a'], none: null })).toBe(false);
    expect(holdsSchemas({ limits: { filters: { name: z.string() } } })).toBe(true);
    expect(holdsSchemas({ area: { call: accessRoles.editAccessRole } })).toBe(true);
  });
});
