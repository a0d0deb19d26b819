import { describe, expect, it } from 'vitest';
import { MODULE_PERMISSIONS } from '#domain/permissions.ts';
import { gridSpots } from './gridSpots.ts';
import {
  fillState,
  fillTurnsOn,
  KINDS,
  matrixRows,
  permissionsIn,
  searchRows,
  withSwitched,
} from './matrixModel.ts';
import { moveInGrid } from './moveInGrid.ts';
import { roleFormSpec } from './roleForm.ts';

const rows = matrixRows((_, options) => options?._ ?? '');
const anyone = () => true;

describe('the matrix of responsibilities', () => {
  it('holds every grantable permission exactly once', () => {
    expect(rows.flatMap((row) => permissionsIn(row)).sort()).toEqual([...MODULE_PERMISSIONS].sort());
  });
  it('finds modules by module, permission and code', () => {
    expect(searchRows(rows, 'refund').map(({ code }) => code)).toEqual(['PAYMENT_TRANSACTIONS']);
    expect(searchRows(rows, 'um_view').map(({ code }) => code)).toEqual(['ACCESS_ROLES']);
    expect(searchRows(rows, '')).toHaveLength(rows.length);
  });
  it('fills a row or column only with what may be given', () => {
    const mayChange = (permission: string) => permission !== 'PRO_EDIT';
    const filled = withSwitched({}, ['PRO_VIEW', 'PRO_EDIT'], true, mayChange);
    expect(filled).toEqual({ PRO_VIEW: true });
    expect(fillState(filled, ['PRO_VIEW', 'PRO_EDIT'], mayChange)).toBe('some');
    expect(fillTurnsOn(filled, ['PRO_VIEW', 'PRO_EDIT'], mayChange)).toBe(false);
    expect(fillTurnsOn({}, ['PRO_VIEW', 'PRO_EDIT'], mayChange)).toBe(true);
    expect(fillState(filled, ['PRO_VIEW'], mayChange)).toBe('all');
    expect(fillState(filled, ['PRO_EDIT'], mayChange)).toBeNull();
    expect(fillState(filled, ['PRO_VIEW', 'PRO_CREATE'], anyone)).toBe('some');
  });
});

describe('arrow keys in the matrix', () => {
  const spots = gridSpots(rows, KINDS);
  it('move within a column, over cells without a checkbox', () => {
    expect(moveInGrid(spots, 'column-CREATE', 'ArrowDown')).toBe('PAR_CREATE');
    expect(moveInGrid(spots, 'MER_CREATE', 'ArrowDown')).toBe('HC_PROTECT_CREATE');
  });
  it('move through a cell with several', () => {
    expect(moveInGrid(spots, 'FM_VIEW_DR', 'ArrowDown')).toBe('DR_VIEW');
    expect(moveInGrid(spots, 'FM_VIEW_DR', 'ArrowUp')).toBe('DA_VIEW');
  });
  it('move along a row and stop at its ends', () => {
    expect(moveInGrid(spots, 'PAR_VIEW', 'ArrowLeft')).toBe('row-PARTNERS');
    expect(moveInGrid(spots, 'row-PARTNERS', 'ArrowLeft')).toBeNull();
    expect(moveInGrid(spots, 'row-PROMOS', 'End')).toBe('PRO_EDIT');
    expect(moveInGrid(spots, 'PAR_VIEW', 'a')).toBeNull();
  });
});

describe('the form of an access role', () => {
  const spec = roleFormSpec({ translate: (key) => key, held: new Set(['PAR_VIEW']) });
  const values = {
    role: ' Store auditor ',
    isEnabled: true,
    isExternal: false,
    permissions: { PAR_VIEW: true },
  };

  it('sends every module with its responsibilities', () => {
    const body = spec.toBody(values);
    expect(body).toMatchObject({ role: 'Store auditor', isEnabled: true });
    expect(body.modules).toContainEqual({
      code: 'PARTNERS',
      responsibilities: [
        { permission: 'PAR_VIEW', isEnabled: true },
        { permission: 'PAR_CREATE', isEnabled: false },
      ],
    });
  });
  it('asks for a name and at least one permission, and refuses what the user does not hold', () => {
    expect(spec.validate?.(values)).toEqual({});
    expect(Object.keys(spec.validate?.({ ...values, role: '', permissions: {} }) ?? {}).sort()).toEqual([
      'permissions',
      'role',
    ]);
    expect(spec.validate?.({ ...values, permissions: { PRO_EDIT: true } })).toEqual({
      permissions: 'resources.accessRoles.problems.notHeld',
    });
  });
  it('shows a name that is taken beside the name', () => {
    expect(spec.fieldOf?.('rule_role_name_taken')).toBe('role');
  });
});
