import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { OwedCertificate, OwedCertificateRow, OwedPaper } from '#contract/finance/owedCertificates.ts';
import { Can } from '../../../components/admin/Can.tsx';
import { HeadBar } from '../../../components/admin/HeadBar.tsx';
import { RecordPage } from '../../../components/admin/RecordPage.tsx';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import type { RecordedPaper } from '../../../providers/verbs/finance/owedVerbs.ts';
import { PayeeTinText, useQuarterName } from '../certificateTexts.tsx';
import { FiguresPanel, PartsPanel } from './FiguresPanel.tsx';
import { OwedChip } from './OwedChip.tsx';
import { PapersPanel } from './PapersPanel.tsx';
import { RecordedAlert } from './RecordedAlert.tsx';
import { RecordPanel } from './RecordPanel.tsx';

const Head = ({ row, actions }: { row: OwedCertificateRow; actions?: ReactNode }) => {
  const nameOf = useQuarterName();
  return (
    <HeadBar
      title={row.payeeName}
      aside={<OwedChip state={row.state} />}
      actions={actions}
      line={
        <Stack component="span" direction="row" sx={{ columnGap: 1.5, flexWrap: 'wrap' }}>
          <span>{nameOf(row.quarter)}</span>
          {row.payeeTin && <PayeeTinText tin={row.payeeTin} />}
        </Stack>
      }
    />
  );
};

const columns = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
} as const;

/** What is being recorded: nothing, a paper beside the others, or one in the place of another. */
type Recording = { former: OwedPaper | null } | null;

const Shown = ({ owed }: { owed: OwedCertificate }) => {
  const translate = useTranslate();
  const [recording, setRecording] = useState<Recording>(null);
  const [done, setDone] = useState<RecordedPaper | null>(null);
  const begin = (former: OwedPaper | null) => {
    setDone(null);
    setRecording({ former });
  };
  const act = (
    <Can anyOf={['FM_EDIT_RS']}>
      <OutOfView>
        <Button
          size="small"
          variant="contained"
          startIcon={<AddIcon />}
          disabled={recording !== null}
          onClick={() => begin(null)}
        >
          {translate('certificates.owed.record.act')}
        </Button>
      </OutOfView>
    </Can>
  );
  return (
    <Stack spacing={2.5}>
      <Head row={owed} actions={act} />
      {done && <RecordedAlert done={done} />}
      {recording && (
        <RecordPanel
          key={recording.former?.id ?? 'new'}
          owed={owed}
          former={recording.former}
          onCancel={() => setRecording(null)}
          onDone={(now) => {
            setRecording(null);
            setDone(now);
          }}
        />
      )}
      <Box sx={columns}>
        <Stack spacing={2.5} sx={{ minWidth: 0 }}>
          <FiguresPanel owed={owed} />
          <PartsPanel owed={owed} />
        </Stack>
        <PapersPanel owed={owed} onReplace={begin} />
      </Box>
    </Stack>
  );
};

const Detail = () => {
  const owed = useRecordContext<OwedCertificate>();
  return owed?.parts ? <Shown key={owed.id} owed={owed} /> : null;
};

/** One certificate that is owed to us: what it is of, the papers that arrived, and where another is recorded. */
export const OwedPage = () => (
  <RecordPage<OwedCertificateRow> resource="owed-certificates" head={(row) => <Head row={row} />}>
    <Detail />
  </RecordPage>
);
