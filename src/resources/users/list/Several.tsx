import Box from '@mui/material/Box';
import { Tip } from '../../../components/ui/Tip.tsx';
import { NONE } from '../../../components/ui/texts.tsx';

interface Props {
  /** Those that are known by name. */
  names: readonly string[];
  /** How many there are, named or not. */
  count?: number;
  /** How many stand there by name. */
  shown: number;
}

/** The first of several names and how many there are besides, "+2"; on hover all that are known. */
export const Several = ({ names, count = names.length, shown }: Props) => {
  if (names.length === 0) return NONE;
  const more = count - Math.min(names.length, shown);
  return (
    <Tip title={names.length > shown ? names.join(', ') : ''}>
      <span>
        {names.slice(0, shown).join(', ')}
        {more > 0 && (
          <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {` +${more}`}
          </Box>
        )}
      </span>
    </Tip>
  );
};
