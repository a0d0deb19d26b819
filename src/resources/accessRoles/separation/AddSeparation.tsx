import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { AddSeparationDialog } from './AddSeparationDialog.tsx';

/** Opens the form of a new pair. */
export const AddSeparation = ({ disabled }: { disabled?: boolean }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OutOfView>
        <Button variant="contained" startIcon={<AddIcon />} disabled={disabled} onClick={() => setOpen(true)}>
          {translate('roles.separation.add')}
        </Button>
      </OutOfView>
      {isOpen && <AddSeparationDialog onClose={() => setOpen(false)} />}
    </>
  );
};
