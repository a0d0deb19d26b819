import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';
import { Can } from '../../../components/admin/Can.tsx';

/** Leads to the wizard of a new account; on a phone with all the width that the search leaves. */
export const AddUser = ({ variant = 'contained' }: { variant?: 'contained' | 'outlined' }) => {
  const translate = useTranslate();
  return (
    <Can anyOf={['UR_CREATE']}>
      <Button component={Link} to={pathOf('newUserInfo')} variant={variant} startIcon={<AddIcon />}>
        {translate('users.create.add')}
      </Button>
    </Can>
  );
};
