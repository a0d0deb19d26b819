import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useField } from './fields/Fields.tsx';
import { MoneyText } from './texts.tsx';

const last = { fontWeight: 600, borderTop: 1, borderColor: 'divider', mt: 0.5, pt: 1.25 } as const;

interface Term {
  label: string;
  /** Pesos, a decimal string. */
  amount: string;
  isLast?: boolean;
}

/** An amount behind its name, in a list of terms; the last one is what the others come to. */
export const AmountTerm = ({ label, amount, isLast = false }: Term) => (
  <Typography
    component="div"
    variant="body2"
    sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5, ...(isLast ? last : {}) }}
  >
    <dt>{label}</dt>
    <Box component="dd" sx={{ m: 0 }}>
      <MoneyText amount={amount} />
    </Box>
  </Typography>
);

/** An amount of the subject around it behind its name, in a list of terms; the last one is what the others come to. */
export const AmountLine = ({ source, isLast = false }: { source: string; isLast?: boolean }) => {
  const { label, value } = useField(source);
  return <AmountTerm label={label} amount={String(value)} isLast={isLast} />;
};
