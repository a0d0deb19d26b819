import AddIcon from '@mui/icons-material/Add';
import { useTranslate } from 'react-admin';
import { pathOf } from '#domain/pages.ts';
import { Can } from '../../../components/admin/Can.tsx';
import { FormLink } from '../../../components/admin/viewing/FormLink.tsx';

/** Leads to the wizard of a new account; on a phone with all the width that the search leaves. */
export const AddUser = ({ variant = 'contained' }: { variant?: 'contained' | 'outlined' }) => {
  const translate = useTranslate();
  return (
    <Can anyOf={['UR_CREATE']}>
      <FormLink to={pathOf('newUserInfo')} variant={variant} startIcon={<AddIcon />}>
        {translate('users.create.add')}
      </FormLink>
    </Can>
  );
};
