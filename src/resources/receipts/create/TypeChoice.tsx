import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { RECEIPT_TYPES, type ReceiptType, receiptType } from '#domain/receipts/receiptTypes.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';

interface Props {
  value: ReceiptType;
  disabled: boolean;
  onChange: (type: ReceiptType) => void;
}

/** The types of receipt, each with what it is given for. */
export const TypeChoice = ({ value, disabled, onChange }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Box
      role="radiogroup"
      aria-label={translate('receipts.create.type')}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
      }}
    >
      {RECEIPT_TYPES.map((type) => {
        const isChosen = type === value;
        const { label, hint } = receiptType[type];
        return (
          <ButtonBase
            key={type}
            role="radio"
            aria-checked={isChosen}
            disabled={disabled}
            onClick={() => onChange(type)}
            sx={{
              ...{ display: 'block', textAlign: 'left', p: 1.5, borderRadius: 1.5 },
              ...{ border: 1, borderColor: isChosen ? 'primary.main' : 'divider' },
              ...(isChosen && { boxShadow: (theme) => `inset 0 0 0 1px ${theme.palette.primary.main}` }),
              '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
            }}
          >
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {label[language]}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="p">
              {hint[language]}
            </Typography>
          </ButtonBase>
        );
      })}
    </Box>
  );
};
