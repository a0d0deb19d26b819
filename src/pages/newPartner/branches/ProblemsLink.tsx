import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { Tip } from '../../../components/ui/Tip.tsx';
import { useBranchLabel } from './useBranchLabel.ts';

const SHOWN = 8;
const line = {
  display: 'inline-flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  justifyContent: { xs: 'flex-end', sm: 'flex-start' },
  alignItems: 'center',
  columnGap: 1,
  minHeight: 24,
  maxWidth: { xs: '100%', sm: 300 },
} as const;

interface Props {
  problems: Readonly<Record<string, string>>;
  to: string;
}

/** How much of a store is to be completed, the first of it in words and the rest on a closer look; it leads to its page. */
export const ProblemsLink = ({ problems, to }: Props) => {
  const translate = useTranslate();
  const labelOf = useBranchLabel();
  const lines = Object.entries(problems).map(([path, message]) => `${labelOf(path)}: ${message}`);
  const [first] = lines;
  if (first === undefined) return <StatusChip tone="success" label={translate('branches.complete')} />;
  const rest = lines.length - SHOWN;
  const whole = (
    <>
      {lines.slice(0, SHOWN).map((line) => (
        <div key={line}>{line}</div>
      ))}
      {rest > 0 && <div>{translate('branches.more', { count: rest })}</div>}
    </>
  );
  return (
    <Tip title={whole}>
      <Link component={RouterLink} to={to} underline="none" sx={line}>
        <StatusChip tone="warning" label={translate('branches.toFix', { smart_count: lines.length })} />
        <Box
          component="span"
          sx={{
            minWidth: 0,
            // Between a phone and a wide screen the names of the stores need the room.
            display: { xs: 'block', sm: 'none', xl: 'block' },
            typography: 'caption',
            color: 'text.secondary',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {first}
        </Box>
      </Link>
    </Tip>
  );
};
