import AddIcon from '@mui/icons-material/Add';
import { useTranslate } from 'react-admin';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { FormLink } from '../../../components/admin/viewing/FormLink.tsx';

/** Leads to the form of who else serves the stores; absent for those who may not edit and where nobody edits. */
export const AddRepresentative = () => {
  const translate = useTranslate();
  const { editable, pathTo } = useRecordShell();
  if (!editable) return null;
  return (
    <FormLink to={pathTo('salesRepresentativeAdd')} variant="contained" size="small" startIcon={<AddIcon />}>
      {translate('people.addRepresentative')}
    </FormLink>
  );
};
