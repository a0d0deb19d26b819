import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

type Props = {
  label: string;
  to: string;
  /** The figure or name; undefined while it is on the way. */
  figure: string | undefined;
  isFailed: boolean;
  /** A share from 0 to 1 with its words. */
  share?: { part: number; label: string };
  note?: string;
};

const Meter = ({ part, label }: { part: number; label: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
    <Box aria-hidden sx={{ flex: 1, height: 4, borderRadius: 2, bgcolor: 'divider', overflow: 'hidden' }}>
      <Box sx={{ width: `${Math.round(part * 100)}%`, height: '100%', bgcolor: 'primary.main' }} />
    </Box>
    <Typography variant="caption" color="textSecondary">
      {label}
    </Typography>
  </Box>
);

/** A name instead of a figure is set smaller: it may be long. */
const isName = (figure: string | undefined) => figure !== undefined && !/^[\d\s,]+$/.test(figure);

/** One area of the dashboard: its name leads to the list, the figure says how much is there. */
export const Tile = ({ label, to, figure, isFailed, share, note }: Props) => {
  const translate = useTranslate();
  return (
    <Card sx={{ position: 'relative', '&:hover': { borderColor: 'primary.main' } }}>
      <CardContent>
        <Link
          component={RouterLink}
          to={to}
          variant="body2"
          underline="none"
          sx={{ color: 'text.secondary', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {label}
        </Link>
        <Typography
          component="p"
          sx={{
            fontSize: isName(figure) ? '1.0625rem' : '1.75rem',
            fontWeight: 600,
            letterSpacing: '-0.02em',
            lineHeight: 1.3,
            overflowWrap: 'anywhere',
          }}
        >
          {isFailed ? '—' : (figure ?? <Skeleton width={72} />)}
        </Typography>
        {share && !isFailed && <Meter {...share} />}
        {(note || isFailed) && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {isFailed ? translate('errors.server') : note}
          </Typography>
        )}
      </CardContent>
    </Card>
  );
};
