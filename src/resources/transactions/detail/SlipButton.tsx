import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Transaction } from '#contract/finance/transactions.ts';
import { PrintSheet } from '../../../components/ui/PrintSheet.tsx';
import { Slip } from './Slip.tsx';

/** Prints a slip of the payment for the customer or the store's papers. */
export const SlipButton = ({ payment }: { payment: Transaction }) => {
  const translate = useTranslate();
  return (
    <>
      <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
        {translate('transactions.slip.print')}
      </Button>
      <PrintSheet>
        <Slip payment={payment} />
      </PrintSheet>
    </>
  );
};
