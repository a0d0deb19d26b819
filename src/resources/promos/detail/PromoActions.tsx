import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Promo } from '#contract/shapes/promoShapes.ts';
import { formatDate } from '#domain/day.ts';
import { type PromoStatus, promoStatus } from '#domain/promos/promoStatus.ts';
import { useFocusInPage } from '../../../components/admin/useFocusInPage.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { useUser } from '../../../components/shell/useUser.ts';
import { PromoMenu } from './PromoMenu.tsx';
import { StatusDialog } from './StatusDialog.tsx';
import { useStatusReasons } from './useStatusReasons.ts';

interface Open {
  to: PromoStatus;
  /** The promo as the dialog found it. */
  seen: Promo;
}

/** The step that leads on from a status; the others stand beside it more quietly. */
const LEADING: Readonly<Partial<Record<PromoStatus, PromoStatus>>> = {
  SUBMITTED: 'PENDING',
  PENDING: 'APPROVED',
  REVIEW: 'PENDING',
};

/** What can be done with a promo: the statuses it may take, each with the reason where it may not, and a menu with the rest. */
export const PromoActions = ({ promo }: { promo: Promo }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { type } = useUser();
  const reasonOf = useStatusReasons(promo);
  const [open, setOpen] = useState<Open | null>(null);
  useFocusInPage(open === null);
  const next = type === 'INTERNAL' ? promoStatus[promo.status].next : [];
  const leading = LEADING[promo.status];
  const order = [...next].sort((a, b) => Number(a === leading) - Number(b === leading));
  const done = () => {
    if (!open) return;
    const { name, dtimeValidity } = open.seen;
    const messageArgs = { name, from: formatDate(dtimeValidity.from), to: formatDate(dtimeValidity.to) };
    notify(`promos.status.done.${open.to}`, { type: 'success', messageArgs });
    setOpen(null);
  };
  return (
    <>
      <PromoMenu promo={promo} />
      {order.map((to) => (
        <OutOfView key={to} reason={reasonOf(to)}>
          <Button
            variant={to === leading ? 'contained' : 'outlined'}
            color={to === 'REJECTED' ? 'error' : 'primary'}
            onClick={() => setOpen({ to, seen: promo })}
          >
            {translate(`promos.status.act.${to}`)}
          </Button>
        </OutOfView>
      ))}
      {open && <StatusDialog to={open.to} seen={open.seen} onClose={() => setOpen(null)} onDone={done} />}
    </>
  );
};
