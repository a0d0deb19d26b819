import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A figure in a panel of sums, with what is said of it; what has not come yet is undefined. */
export const Sum = ({ label, value, note }: { label: string; value: ReactNode; note: ReactNode }) => (
  <div>
    <Typography component="dt" variant="caption" color="textSecondary">
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0 }}>
      <Typography component="div" sx={{ fontSize: { xs: 17, sm: 20 }, fontWeight: 600, lineHeight: 1.4 }}>
        {value ?? <Skeleton width={110} />}
      </Typography>
      <Typography component="div" variant="body2" color="textSecondary">
        {note ?? <Skeleton width={140} />}
      </Typography>
    </Box>
  </div>
);
