import Box from '@mui/material/Box';

/** A short list of sentences in a dialog. */
export const Lines = ({ of }: { of: readonly string[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5, typography: 'body2' }}>
    {of.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </Box>
);
