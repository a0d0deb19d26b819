import type { Promo } from '#contract/shapes/promoShapes.ts';
import { isEditablePromo, isOpenToOwner } from '#domain/promos/promoStatus.ts';
import { useHeld } from '../../../components/admin/Can.tsx';
import { useUser } from '../../../components/shell/useUser.ts';

/** Whether the reader decides on promos and features them: the provider's own people with the right to. */
export const useEditsPromos = (): boolean => {
  const held = useHeld();
  const { type } = useUser();
  return type === 'INTERNAL' && held.has('PRO_EDIT');
};

/** Whether the reader makes promos: staff, or the head office of a partner for its own stores. */
export const useMakesPromos = (): boolean => {
  const held = useHeld();
  const { accessLevel } = useUser();
  return accessLevel !== 'MERCHANT' && held.has('PRO_CREATE');
};

type Standing = Pick<Promo, 'owner' | 'status'>;

/** Whether the reader may change a promo as it stands: staff until it is approved, its partner until staff take it up. */
export const useWritesPromo = (): ((promo: Standing) => boolean) => {
  const isStaff = useEditsPromos();
  const isMaker = useMakesPromos();
  const { type, partnerId } = useUser();
  return ({ owner, status }) => {
    if (type === 'INTERNAL') return isStaff && isEditablePromo(status);
    return isMaker && owner !== null && owner.id === partnerId && isOpenToOwner(status);
  };
};
