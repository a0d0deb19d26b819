import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { type PromoStatus, promoStatus } from '#domain/promoStatus.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';

interface Props {
  status?: PromoStatus;
  reason?: string;
}

/** Says why the form did not open. */
export const NotEditableNote = ({ status, reason }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Alert severity="info" role="note">
      {reason ??
        translate('promos.notEditable', { status: status ? promoStatus[status].label[language] : '' })}
    </Alert>
  );
};
