import BlockIcon from '@mui/icons-material/BlockOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Receipt } from '#contract/finance/officialReceipts.ts';
import { useFocusInPage } from '../../../components/admin/useFocusInPage.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { CancelDialog } from './CancelDialog.tsx';

/** Asks for the end of a receipt. */
export const CancelButton = ({ receipt }: { receipt: Receipt }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  useFocusInPage(!isOpen);
  return (
    <>
      <OutOfView>
        <Button color="error" variant="outlined" startIcon={<BlockIcon />} onClick={() => setOpen(true)}>
          {translate('receipts.cancel.submit')}
        </Button>
      </OutOfView>
      {isOpen && <CancelDialog receipt={receipt} onClose={() => setOpen(false)} />}
    </>
  );
};
