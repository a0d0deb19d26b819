import ReplayIcon from '@mui/icons-material/ReplayOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Payout } from '#contract/finance/settlements.ts';
import { useHeld } from '../../components/admin/Can.tsx';
import { OutOfView } from '../../components/admin/viewing/OutOfView.tsx';
import { ResendDialog } from './ResendDialog.tsx';

/** Asks a second person to resend a returned payout; for people who make bank files. */
export const ResendButton = ({ payout }: { payout: Payout }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (!useHeld().has('FM_EDIT_RS')) return null;
  return (
    <>
      <OutOfView>
        <Button variant="contained" size="small" startIcon={<ReplayIcon />} onClick={() => setOpen(true)}>
          {translate('payouts.resend.act')}
        </Button>
      </OutOfView>
      {isOpen && <ResendDialog payout={payout} onClose={() => setOpen(false)} />}
    </>
  );
};
