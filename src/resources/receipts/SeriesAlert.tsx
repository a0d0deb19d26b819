import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';
import { mayOpen } from '../../components/shell/menuTable.ts';
import { useUser } from '../../components/shell/useUser.ts';

/** That numbers are short, with the way to their series for whoever may open it. */
export const SeriesAlert = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const to = pathOf('receiptSeries');
  const isOpen = mayOpen(to, useUser());
  return (
    <Alert
      severity="warning"
      action={
        isOpen && (
          <Button component={Link} to={to} color="inherit" size="small">
            {translate('receipts.toSeries')}
          </Button>
        )
      }
    >
      {children}
    </Alert>
  );
};
