import { type ReactElement, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Permission } from '#domain/permissions.ts';
import { meets } from '#domain/permissions.ts';
import { useUser } from '../shell/useUser.ts';
import { DisabledReason } from '../ui/DisabledReason.tsx';

/** All that the signed-in user may do, derived permissions included. */
export const useHeld = (): ReadonlySet<string> => {
  const { permissions } = useUser();
  return useMemo(() => new Set(permissions), [permissions]);
};

interface Props {
  /** Any one of these is enough. */
  anyOf: readonly Permission[];
  /** Shows the action disabled with the reason instead of leaving it out. */
  explain?: boolean;
  children: ReactElement<{ disabled?: boolean }>;
}

/** Shows an action to those who may take it. The server decides in the end; both ask the same table. */
export const Can = ({ anyOf, explain = false, children }: Props) => {
  const translate = useTranslate();
  const held = useHeld();
  if (meets(held, { all: [anyOf] })) return children;
  if (!explain) return null;
  return (
    <DisabledReason reason={translate('list.needsPermission', { permission: anyOf.join(', ') })}>
      {children}
    </DisabledReason>
  );
};
