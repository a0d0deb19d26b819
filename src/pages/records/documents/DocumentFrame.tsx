import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  picture: ReactNode;
  chip: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
}

/** One line of a list of documents; what can be done stands at its end, below it on a phone. */
export const DocumentFrame = ({ title, picture, chip, actions, children }: Props) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      py: 1.25,
      '&:first-of-type': { pt: 0 },
      '&:last-of-type': { pb: 0 },
      '& + &': { borderTop: '1px solid', borderColor: 'divider' },
    }}
  >
    <Box sx={{ flex: '1 1 260px', minWidth: 0, display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
      {picture}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}>
          <Typography variant="body2" sx={{ fontWeight: 500 }}>
            {title}
          </Typography>
          {chip}
        </Box>
        {children}
      </Box>
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>{actions}</Box>
  </Box>
);
