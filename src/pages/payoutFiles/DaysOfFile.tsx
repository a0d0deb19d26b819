import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { DateBox } from '../../components/ui/fields/DateBox.tsx';
import type { FileDays } from './useFileDays.ts';

/** Of which business days the payouts go out; left empty, of all. */
export const DaysOfFile = ({ days }: { days: FileDays }) => {
  const translate = useTranslate();
  const { from, to, isWrong, choose } = days;
  return (
    <Box
      component="fieldset"
      sx={{
        m: 0,
        p: 0,
        border: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
      }}
    >
      <Box component="legend" sx={{ p: 0, mb: 0.5, typography: 'body2', color: 'text.secondary' }}>
        {translate('payoutFiles.days.which')}
      </Box>
      <DateBox
        label={translate('payoutFiles.days.from')}
        value={from}
        onChange={(day) => choose({ from: day, to })}
      />
      <DateBox
        label={translate('payoutFiles.days.to')}
        value={to}
        {...(isWrong && { error: translate('payoutFiles.days.order') })}
        onChange={(day) => choose({ from, to: day })}
      />
    </Box>
  );
};
