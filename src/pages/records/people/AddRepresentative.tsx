import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';

/** Leads to the form of who else serves the stores; absent for those who may not edit and where nobody edits. */
export const AddRepresentative = () => {
  const translate = useTranslate();
  const { editable, pathTo } = useRecordShell();
  if (!editable) return null;
  return (
    <Button
      component={Link}
      to={pathTo('salesRepresentativeAdd')}
      variant="contained"
      size="small"
      startIcon={<AddIcon />}
    >
      {translate('people.addRepresentative')}
    </Button>
  );
};
