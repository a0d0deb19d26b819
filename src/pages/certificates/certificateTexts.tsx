import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { shownPayeeTin } from '#domain/settlement/certificates/payeeTin.ts';

/** A TIN as the form has it, 3-3-3-5. */
export const PayeeTinText = ({ tin }: { tin: string }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {shownPayeeTin(tin)}
  </Box>
);

/** What a quarter ("2026-Q3") is called. */
export const useQuarterName = () => {
  const translate = useTranslate();
  return (quarter: string): string =>
    translate('certificates.quarterName', { number: quarter.slice(-1), year: quarter.slice(0, 4) });
};
