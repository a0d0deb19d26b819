import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NONE } from './texts.tsx';

/** Facts of something by key, in words. */
type Facts = Readonly<Record<string, string | null>>;

interface Props {
  before: Facts;
  now: Facts;
  labelOf: (key: string) => string;
  /** Stands there when no fact differs. */
  same?: string | null;
}

/** What differs between then and now, in words: the old struck out, the new beside it. */
export const ChangedFacts = ({ before, now, labelOf, same }: Props) => {
  const changed = Object.keys(now).filter((key) => now[key] !== before[key]);
  if (changed.length === 0) return same ? <Typography variant="body2">{same}</Typography> : null;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '6px 16px' }}>
      {changed.map((key) => (
        <Box key={key} sx={{ display: 'contents', typography: 'body2' }}>
          <Box component="dt">{labelOf(key)}</Box>
          <Box component="dd" sx={{ m: 0, color: 'text.primary', overflowWrap: 'anywhere' }}>
            <del>{before[key] || NONE}</del> → <strong>{now[key] || NONE}</strong>
          </Box>
        </Box>
      ))}
    </Box>
  );
};
