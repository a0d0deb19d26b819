import Box from '@mui/material/Box';
import { listChanges } from './listChanges.ts';

const Part = ({ sign, value, colour }: { sign: string; value: string; colour: string }) => (
  <Box component="li" sx={{ display: 'inline-flex', gap: 0.5 }}>
    <Box component="span" sx={{ color: colour, fontWeight: 600 }}>
      {sign}
    </Box>
    <code>{value}</code>
  </Box>
);

/** What was added to and removed from a list, instead of both lists at length. */
export const ListDiff = ({ before, after }: { before: unknown; after: unknown }) => {
  const { added, removed } = listChanges(before, after);
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: '4px 14px' }}
    >
      {added.map((value) => (
        <Part key={`+${value}`} sign="+" value={value} colour="success.main" />
      ))}
      {removed.map((value) => (
        <Part key={`-${value}`} sign="−" value={value} colour="error.main" />
      ))}
    </Box>
  );
};
