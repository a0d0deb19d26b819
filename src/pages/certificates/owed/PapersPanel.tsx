import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OwedCertificate, OwedPaper } from '#contract/finance/owedCertificates.ts';
import { formatDate } from '#domain/day.ts';
import { mediaTypeOf } from '#domain/files/fileRules.ts';
import { Can } from '../../../components/admin/Can.tsx';
import { SaveFileButton } from '../../../components/admin/SaveFileButton.tsx';
import { useFileMessage } from '../../../components/admin/useFileUploads.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { DateText, MoneyText } from '../../../components/ui/texts.tsx';
import { PreviewDialog } from '../../../components/ui/upload/PreviewDialog.tsx';

interface PaperProps {
  owed: OwedCertificate;
  paper: OwedPaper;
  onReplace: (paper: OwedPaper) => void;
  onLook: (id: string) => void;
}

const say = 'certificates.owed.papers';

const Acts = ({ owed, paper, onReplace, onLook }: PaperProps) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 0.5 }}>
      <OutOfView does="file">
        <Button
          size="small"
          startIcon={<VisibilityIcon />}
          aria-label={translate(`${say}.lookAt`, { name: paper.name })}
          onClick={() => onLook(paper.id)}
        >
          {translate(`${say}.look`)}
        </Button>
      </OutOfView>
      <OutOfView does="file">
        <SaveFileButton
          label={translate(`${say}.save`)}
          name={translate(`${say}.saveOf`, { name: paper.name })}
          fetchFile={() => provider.viewOwedPaper(owed.id, paper.id)}
        />
      </OutOfView>
      {!paper.isReplaced && (
        <Can anyOf={['FM_EDIT_RS']}>
          <OutOfView>
            <Button
              size="small"
              aria-label={translate(`${say}.replaceOf`, { name: paper.name })}
              onClick={() => onReplace(paper)}
            >
              {translate(`${say}.replace`)}
            </Button>
          </OutOfView>
        </Can>
      )}
    </Stack>
  );
};

const Paper = (props: PaperProps) => {
  const translate = useTranslate();
  const { owed, paper } = props;
  const successor = owed.papers.find(({ replaces }) => replaces === paper.id);
  return (
    <Box component="li" sx={{ py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
        <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 }}>
          <MoneyText amount={paper.amount} />
        </Box>
        {successor ? (
          <StatusChip tone="neutral" label={translate(`${say}.replaced`)} />
        ) : (
          <StatusChip tone="success" label={translate(`${say}.counts`)} />
        )}
      </Stack>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {translate(`${say}.arrived`, { name: paper.name, day: formatDate(paper.receivedOn) })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate(`${say}.by`, { name: paper.recordedBy })} <DateText value={paper.dtimeRecorded} withTime />
      </Typography>
      {paper.note && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {translate(`${say}.note`, { note: paper.note })}
        </Typography>
      )}
      {successor?.reason && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {translate(`${say}.reason`, { name: successor.recordedBy, reason: successor.reason })}
        </Typography>
      )}
      <Acts {...props} />
    </Box>
  );
};

interface Props extends Pick<PaperProps, 'onReplace'> {
  owed: OwedCertificate;
}

/** Every paper that arrived, the last one on top, each to look at in the page; what was replaced stays. */
export const PapersPanel = ({ owed, onReplace }: Props) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const messageOf = useFileMessage();
  const [openId, setOpenId] = useState<string | null>(null);
  const fetchFile = useCallback((id: string) => provider.viewOwedPaper(owed.id, id), [provider, owed.id]);
  return (
    <Panel title={translate(`${say}.title`)}>
      {owed.papers.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {translate(`${say}.none`)}
        </Typography>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {owed.papers.map((paper) => (
            <Paper key={paper.id} owed={owed} paper={paper} onReplace={onReplace} onLook={setOpenId} />
          ))}
        </Box>
      )}
      <PreviewDialog
        files={owed.papers.map(({ id, name }) => ({ id, name, mediaType: mediaTypeOf(name) }))}
        openId={openId}
        onOpen={setOpenId}
        fetchFile={fetchFile}
        messageOf={messageOf}
      />
    </Panel>
  );
};
