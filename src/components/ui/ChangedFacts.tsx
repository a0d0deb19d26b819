import Box from '@mui/material/Box';
import { NONE } from './texts.tsx';

export interface ChangedFact {
  key: string;
  label: string;
  before: string | null;
  now: string | null;
}

/** What differs between then and now, in words: the old struck out, the new beside it. */
export const ChangedFacts = ({ facts }: { facts: readonly ChangedFact[] }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '6px 16px' }}>
    {facts.map(({ key, label, before, now }) => (
      <Box key={key} sx={{ display: 'contents', typography: 'body2' }}>
        <Box component="dt">{label}</Box>
        <Box component="dd" sx={{ m: 0, color: 'text.primary', overflowWrap: 'anywhere' }}>
          <del>{before || NONE}</del> → <strong>{now || NONE}</strong>
        </Box>
      </Box>
    ))}
  </Box>
);
