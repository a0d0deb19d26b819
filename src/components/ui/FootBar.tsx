import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

interface Props {
  /** What becomes of what is typed: kept, on its way, not kept. */
  state: string;
  ref?: Ref<HTMLDivElement>;
  /** The ways on: Cancel and Save, Back and Next. */
  children: ReactNode;
}

/** The bar that stays at the foot of a form or a wizard's page: whether what is typed is kept, and the ways on. */
export const FootBar = ({ state, ref, children }: Props) => (
  <Paper
    ref={ref}
    data-foot-bar
    elevation={3}
    sx={{
      position: 'sticky',
      bottom: { xs: 'var(--view-bar, 0px)', sm: 'calc(16px + var(--view-bar, 0px))' },
      zIndex: 5,
      display: 'flex',
      flexWrap: { xs: 'wrap', sm: 'nowrap' },
      justifyContent: 'flex-end',
      alignItems: 'center',
      gap: 1,
      // Its buttons end where the fields of the panels above end.
      px: { xs: 2, sm: 2.5 },
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
