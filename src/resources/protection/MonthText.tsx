import Box from '@mui/material/Box';
import { monthWords } from '#domain/settlement/protection/monthWords.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';

/** A month YYYY/MM in words, which no table breaks into two lines. */
export const MonthText = ({ month }: { month: string }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {monthWords(month, useLanguage())}
  </Box>
);
