import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  title: string;
  lines?: readonly string[];
  actions?: ReactNode;
  role?: 'status' | 'alert';
}

/** The calm middle of a page that has nothing to show: an icon, what is so, and what to do next. */
export const StateBlock = ({ icon, title, lines = [], actions, role = 'status' }: Props) => (
  <Stack role={role} spacing={1} sx={{ alignItems: 'center', textAlign: 'center', py: 7, px: 2 }}>
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 48,
        height: 48,
        borderRadius: '50%',
        bgcolor: 'action.hover',
        color: 'text.secondary',
      }}
    >
      {icon}
    </Box>
    <Typography variant="subtitle1" component="p" sx={{ fontWeight: 600 }}>
      {title}
    </Typography>
    {lines.map((line) => (
      <Typography key={line} variant="body2" color="textSecondary" sx={{ maxWidth: 440 }}>
        {line}
      </Typography>
    ))}
    {actions && (
      <Stack direction="row" spacing={1} sx={{ pt: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        {actions}
      </Stack>
    )}
  </Stack>
);
