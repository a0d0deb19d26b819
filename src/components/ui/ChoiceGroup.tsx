import type { AutocompleteRenderGroupParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';

/** Choices of one kind in an open list, below their heading; read out as a group of that name. */
export const ChoiceGroup = ({ group, children }: Omit<AutocompleteRenderGroupParams, 'key'>) => (
  <li role="presentation">
    <Box
      aria-hidden
      sx={{ px: 2, pt: 1.25, pb: 0.5, typography: 'caption', fontWeight: 600, color: 'text.secondary' }}
    >
      {group}
    </Box>
    <Box component="ul" role="group" aria-label={group} sx={{ p: 0 }}>
      {children}
    </Box>
  </li>
);
