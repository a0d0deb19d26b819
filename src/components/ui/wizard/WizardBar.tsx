import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  /** What becomes of what is typed: kept, on its way, not kept. */
  state: string;
  /** Back and Next. */
  children: ReactNode;
}

/** The bar at the foot of a wizard's page, always in sight: whether the answers are kept, and the ways back and on. */
export const WizardBar = ({ state, children }: Props) => (
  <Paper
    elevation={3}
    sx={{
      position: 'sticky',
      bottom: { xs: 0, sm: 16 },
      zIndex: 5,
      display: 'flex',
      flexWrap: { xs: 'wrap', sm: 'nowrap' },
      justifyContent: 'flex-end',
      alignItems: 'center',
      gap: 1,
      px: 2,
      py: 1.25,
      mx: { xs: -2, sm: 0 },
      border: 1,
      borderColor: 'divider',
    }}
  >
    <Typography
      variant="body2"
      color="textSecondary"
      role="status"
      sx={{
        flex: { xs: '1 0 100%', sm: 1 },
        minWidth: 0,
        '&:empty': { display: { xs: 'none', sm: 'block' } },
      }}
    >
      {state}
    </Typography>
    {children}
  </Paper>
);
