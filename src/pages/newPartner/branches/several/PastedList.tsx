import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatTin } from '#domain/formats/tin.ts';
import { StatusChip } from '../../../../components/ui/StatusChip.tsx';
import type { PastedStore } from './parsePasted.ts';

const SHOWN = 100;

/** What was found in pasted text, with what is odd about each store. */
export const PastedList = ({ stores }: { stores: readonly PastedStore[] }) => {
  const translate = useTranslate();
  const rest = stores.length - SHOWN;
  return (
    <div>
      <Typography variant="body2" role="status" sx={{ fontWeight: 500 }}>
        {translate('branches.several.found', { smart_count: stores.length })}
      </Typography>
      <Box
        component="ol"
        sx={{ m: 0, mt: 0.5, pl: 4, maxHeight: 200, overflowY: 'auto', typography: 'body2' }}
      >
        {stores
          .slice(0, SHOWN)
          .map(({ merchantName, tinNumber, contactNumber, isDouble, isTinWrong, isNumberWrong }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are their places in the text
            <Box component="li" key={at} sx={{ overflowWrap: 'anywhere' }}>
              {[merchantName, tinNumber && formatTin(tinNumber), contactNumber].filter(Boolean).join(' · ')}{' '}
              {isDouble && <StatusChip tone="warning" label={translate('branches.several.double')} />}
              {isTinWrong && <StatusChip tone="error" label={translate('branches.several.wrongTin')} />}{' '}
              {isNumberWrong && <StatusChip tone="error" label={translate('branches.several.wrongNumber')} />}
            </Box>
          ))}
      </Box>
      {rest > 0 && (
        <Typography variant="caption" color="textSecondary">
          {translate('branches.more', { count: rest })}
        </Typography>
      )}
    </div>
  );
};
