import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { Promo } from '#contract/shapes/promoShapes.ts';
import { formatInstant } from '#domain/day.ts';
import { fieldAt } from '#domain/fields/field.ts';
import { promoFields } from '#domain/fields/promo.ts';
import { MovedDialog } from '../../../components/admin/MovedDialog.tsx';
import type { Problem } from '../../../components/admin/problem.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { isPromo, promoFacts } from '../shared/promoFacts.ts';
import { promoKey, refetchPromos } from '../shared/promoKeys.ts';

interface Props {
  seen: Promo;
  problem: Problem;
  onClose: () => void;
}

/** Nothing was changed, for somebody changed the promo meanwhile: who, when and what; then the promo as it is now. */
export const PromoMovedDialog = ({ seen, problem, onClose }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const client = useQueryClient();
  const current = isPromo(problem.current) ? problem.current : null;
  const before = promoFacts(seen, language);
  const now = current ? promoFacts(current, language) : before;
  const reload = () => {
    if (current) client.setQueryData(promoKey(seen.code), current);
    void refetchPromos(client);
    onClose();
  };
  return (
    <MovedDialog
      title={translate('promos.moved.title')}
      reload={translate('promos.moved.reload')}
      onReload={reload}
      facts={{
        before,
        now,
        labelOf: (key) => fieldAt(promoFields, key)?.label[language] ?? key,
        same: current && translate('promos.moved.same'),
      }}
    >
      {current
        ? translate('promos.moved.by', {
            who: current.updatedBy ?? translate('form.somebody'),
            when: formatInstant(new Date(current.dtimeUpdated)),
          })
        : problem.message}
    </MovedDialog>
  );
};
