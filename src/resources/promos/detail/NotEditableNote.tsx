import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { Promo } from '#contract/shapes/promoShapes.ts';
import { promoStatus } from '#domain/promos/promoStatus.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useUser } from '../../../components/shell/useUser.ts';

interface Props {
  promo?: Pick<Promo, 'owner' | 'status'>;
  reason?: string;
}

/** Says why the form did not open. */
export const NotEditableNote = ({ promo, reason }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { type } = useUser();
  const status = promo ? promoStatus[promo.status].label[language] : '';
  const outside = promo?.owner ? 'promos.takenUp' : 'promos.notOwn';
  return (
    <Alert severity="info" role="note">
      {reason ?? translate(type === 'EXTERNAL' ? outside : 'promos.notEditable', { status })}
    </Alert>
  );
};
