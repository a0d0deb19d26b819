import Box from '@mui/material/Box';
import type { Address } from '#contract/shapes/address.ts';
import { addressLines } from '#domain/places/addressText.ts';
import { NONE } from '../texts.tsx';

/** An address to read; a dash when there is none. */
export const AddressText = ({ address }: { address: Address | null | undefined }) => {
  const lines = address ? addressLines(address) : [];
  if (lines.length === 0) return NONE;
  return lines.map((line) => (
    <Box component="span" key={line} sx={{ display: 'block' }}>
      {line}
    </Box>
  ));
};
