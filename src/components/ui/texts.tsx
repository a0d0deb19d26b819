import Box from '@mui/material/Box';
import { type DateFormat, formatDate, formatInstant } from '#domain/day.ts';
import { formatTin } from '#domain/formats/tin.ts';
import { centavosOfSum, formatPeso } from '#domain/money.ts';
import { Tip } from './Tip.tsx';

/** What stands where a value is missing. */
export const NONE = '—';

const numeric = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** An amount of the wire ("1234.50") in pesos, ₱1,234.50. */
export const MoneyText = ({ amount }: { amount: string | number | null | undefined }) => {
  const centavos = amount === null || amount === undefined ? null : centavosOfSum(amount);
  return (
    <Box component="span" sx={numeric}>
      {centavos === null ? NONE : formatPeso(centavos)}
    </Box>
  );
};

interface DateProps {
  /** A day YYYY-MM-DD or an instant in ISO 8601. */
  value: string | null | undefined;
  format?: DateFormat;
  /** Adds the time of an instant; otherwise it shows on hover. */
  withTime?: boolean;
}

/** A day or an instant as MM/DD/YYYY in Manila, whatever the browser's zone. */
export const DateText = ({ value, format, withTime = false }: DateProps) => {
  if (!value) return <>{NONE}</>;
  const instant = value.length > 10 ? new Date(value) : null;
  if (!instant) {
    return (
      <Box component="span" sx={numeric}>
        {formatDate(value, format)}
      </Box>
    );
  }
  const full = formatInstant(instant, format);
  return (
    <Tip title={withTime ? '' : full}>
      <Box component="time" dateTime={value} sx={numeric}>
        {withTime ? full : full.slice(0, full.indexOf(' '))}
      </Box>
    </Tip>
  );
};

/** A tax ID grouped by dashes. */
export const TinText = ({ tin }: { tin: string | null | undefined }) => (
  <Box component="span" sx={numeric}>
    {tin ? formatTin(tin) : NONE}
  </Box>
);
