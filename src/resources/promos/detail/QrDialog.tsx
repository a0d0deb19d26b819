import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Promo } from '#contract/shapes/promoShapes.ts';
import { formatDate } from '#domain/day.ts';
import { formatDiscountRate } from '#domain/promos/promoFormats.ts';
import { QrCode } from '../../../components/ui/codes/QrCode.tsx';
import { SteadyDialog } from '../../../components/ui/dialogs/SteadyDialog.tsx';
import { PrintSheet } from '../../../components/ui/PrintSheet.tsx';

const Sheet = ({ promo, size }: { promo: Promo; size: number | string }) => {
  const translate = useTranslate();
  const { code, name, storeName, discountRate, dtimeValidity, dtiDetails } = promo;
  const { series, permitNum } = dtiDetails;
  return (
    <Box sx={{ textAlign: 'center', display: 'grid', justifyItems: 'center', gap: 1 }}>
      <Typography variant="body2">{storeName}</Typography>
      <Typography variant="h6" component="p" sx={{ fontWeight: 650 }}>
        {name}
      </Typography>
      <Typography variant="body2">
        {translate('promos.preview.off', { rate: formatDiscountRate(discountRate) })} ·{' '}
        {formatDate(dtimeValidity.from)} – {formatDate(dtimeValidity.to)}
      </Typography>
      <QrCode text={code} size={size} label={translate('promos.qr.label', { code })} />
      <Typography variant="h6" component="p" sx={{ fontFamily: 'var(--font-mono)', letterSpacing: '0.06em' }}>
        {code}
      </Typography>
      {series && permitNum && (
        <Typography variant="caption">{translate('promos.preview.permit', { permitNum, series })}</Typography>
      )}
    </Box>
  );
};

/** The QR code of a promo, to look at and to print for the counter. */
export const QrDialog = ({ promo, onClose }: { promo: Promo; onClose: () => void }) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <SteadyDialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('promos.qr.title')}</DialogTitle>
      <DialogContent>
        <Sheet promo={promo} size={240} />
        <PrintSheet>
          <Sheet promo={promo} size="110mm" />
        </PrintSheet>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.close')}</Button>
        <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {translate('promos.qr.print')}
        </Button>
      </DialogActions>
    </SteadyDialog>
  );
};
