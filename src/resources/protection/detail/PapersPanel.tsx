import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ProtectionReceipt, ProtectionUpload } from '#contract/finance/protection.ts';
import { MayLink } from '../../../components/admin/MayLink.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { DateText } from '../../../components/ui/texts.tsx';
import { paperPath } from '../receiptPaths.ts';

interface PaperProps {
  receipt: ProtectionReceipt;
  paper: ProtectionUpload;
  /** The one that took its place. */
  successor: ProtectionUpload | undefined;
}

const Paper = ({ receipt, paper, successor }: PaperProps) => {
  const translate = useTranslate();
  return (
    <Box component="li" sx={{ py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 }}>
          <MayLink to={paperPath(receipt, successor && paper.id)}>{paper.name}</MayLink>
        </Box>
        {successor ? (
          <StatusChip tone="neutral" label={translate('protection.papers.replaced')} />
        ) : (
          <StatusChip tone="success" label={translate('protection.papers.counts')} />
        )}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {translate('protection.papers.by', { name: paper.uploadedBy })}{' '}
        <DateText value={paper.dtimeUploaded} withTime />
      </Typography>
      {successor?.reason && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {translate('protection.papers.reason', { name: successor.uploadedBy, reason: successor.reason })}
        </Typography>
      )}
    </Box>
  );
};

/** Every paper of a receipt, the one that counts on top; each opens for whoever may look at it. */
export const PapersPanel = ({ receipt }: { receipt: ProtectionReceipt }) => {
  const translate = useTranslate();
  const { uploads } = receipt;
  return (
    <Panel title={translate('protection.papers.title')}>
      {uploads.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {translate('protection.papers.none')}
        </Typography>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {uploads.map((paper, at) => (
            <Paper key={paper.id} receipt={receipt} paper={paper} successor={uploads[at - 1]} />
          ))}
        </Box>
      )}
    </Panel>
  );
};
