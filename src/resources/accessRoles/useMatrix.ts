import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { MODULE_PERMISSIONS } from '#domain/permissions.ts';
import { useHeld } from '../../components/admin/Can.tsx';
import { useFormSpec } from '../../components/admin/form/formSpec.tsx';
import { type Enabled, matrixRows, withSwitched } from './matrixModel.ts';
import { enabledOf } from './roleForm.ts';

const NONE: Enabled = {};

/** The responsibilities of the form: what is on, what may be changed, and the switches. */
export const useMatrix = () => {
  const translate = useTranslate();
  const held = useHeld();
  const { base } = useFormSpec();
  const { field, fieldState } = useController({ name: 'permissions' });
  const before = useMemo(() => enabledOf(base?.modules), [base]);
  const rows = useMemo(() => matrixRows(translate), [translate]);
  const enabled: Enabled = field.value ?? NONE;
  // What the role had before may be taken away and given back by anyone who may edit it.
  const mayChange = (permission: string) => held.has(permission) || before[permission] === true;
  return {
    rows,
    enabled,
    mayChange,
    count: MODULE_PERMISSIONS.filter((permission) => enabled[permission]).length,
    total: MODULE_PERMISSIONS.length,
    error: fieldState.error?.message,
    focusRef: field.ref,
    onBlur: field.onBlur,
    set: (permissions: readonly string[], on: boolean) =>
      field.onChange(withSwitched(enabled, permissions, on, mayChange)),
  };
};

export type Matrix = ReturnType<typeof useMatrix>;
