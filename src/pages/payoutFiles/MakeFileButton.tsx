import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useHeld } from '../../components/admin/Can.tsx';
import { OutOfView } from '../../components/admin/viewing/OutOfView.tsx';
import { MakeFileDialog } from './MakeFileDialog.tsx';

/** Makes a file for the bank after a look at what is in it; for whoever sets what is reckoned with. */
export const MakeFileButton = () => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (!useHeld().has('FM_EDIT_RS')) return null;
  return (
    <>
      <OutOfView>
        <Button variant="contained" startIcon={<UploadFileIcon />} onClick={() => setOpen(true)}>
          {translate('payoutFiles.make')}
        </Button>
      </OutOfView>
      {isOpen && <MakeFileDialog onClose={() => setOpen(false)} />}
    </>
  );
};
