import { useHeld } from '../../../components/admin/Can.tsx';
import { useUser } from '../../../components/shell/useUser.ts';

/** Whether the reader changes promos at all: the provider's own people with the right to. */
export const useEditsPromos = (): boolean => {
  const held = useHeld();
  const { type } = useUser();
  return type === 'INTERNAL' && held.has('PRO_EDIT');
};
