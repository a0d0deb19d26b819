import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  note?: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled block of a page. */
export const Panel = ({ title, note, aside, children }: Props) => {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: note ? 'flex-start' : 'center',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 1,
          mb: 2,
          // Of a folded panel the head is all there is.
          '&:last-child': { mb: 0 },
        }}
      >
        <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
          <Typography id={id} variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          {note && (
            <Typography variant="body2" color="textSecondary">
              {note}
            </Typography>
          )}
        </Box>
        {aside && <Box sx={{ my: -0.5 }}>{aside}</Box>}
      </Box>
      {children}
    </Paper>
  );
};
