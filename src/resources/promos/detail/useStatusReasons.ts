import { useTranslate } from 'react-admin';
import type { Promo } from '#contract/shapes/promoShapes.ts';
import { manilaDate } from '#domain/day.ts';
import { type PromoStatus, rightToMoveFrom, statusRefusal } from '#domain/promos/promoStatus.ts';
import { useHeld } from '../../../components/admin/Can.tsx';

/** Why a promo cannot take a status, in words; nothing where it can. The server asks the same rule. */
export const useStatusReasons = (promo: Promo) => {
  const translate = useTranslate();
  const permissions = useHeld();
  return (to: PromoStatus): string | undefined => {
    const today = manilaDate(new Date());
    const refusal = statusRefusal(promo, to, { permissions, today });
    if (!refusal) return undefined;
    const permission = rightToMoveFrom(promo.status) ?? '';
    return translate(`promos.status.refusal.${refusal}`, { permission });
  };
};
