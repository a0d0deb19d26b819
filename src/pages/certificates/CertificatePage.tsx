import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Certificate, CertificateListed } from '#contract/finance/certificates.ts';
import { pathOf } from '#domain/pages.ts';
import { HeadBar } from '../../components/admin/HeadBar.tsx';
import { MayLink } from '../../components/admin/MayLink.tsx';
import { RecordPage } from '../../components/admin/RecordPage.tsx';
import { SaveFileButton } from '../../components/admin/SaveFileButton.tsx';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../components/admin/viewing/OutOfView.tsx';
import { SideColumns } from '../../components/ui/layout/SideColumns.tsx';
import { CertificateChip } from './CertificateChip.tsx';
import { PayeeTinText, useQuarterName } from './certificateTexts.tsx';
import { DetailsPanel } from './DetailsPanel.tsx';
import { DownloadsPanel } from './DownloadsPanel.tsx';
import { MailsPanel } from './MailsPanel.tsx';
import { PartiesPanel } from './PartiesPanel.tsx';
import { ReissueButton } from './ReissueButton.tsx';
import { VersionsPanel } from './VersionsPanel.tsx';

const Head = ({ row, actions }: { row: CertificateListed; actions?: ReactNode }) => {
  const translate = useTranslate();
  const nameOf = useQuarterName();
  return (
    <HeadBar
      title={row.payeeName}
      aside={<CertificateChip state={row.state} />}
      actions={actions}
      line={
        <Stack component="span" direction="row" sx={{ columnGap: 1.5, flexWrap: 'wrap' }}>
          <span>{nameOf(row.quarter)}</span>
          <span>{translate('certificates.version', { version: row.version })}</span>
          <PayeeTinText tin={row.payeeTin} />
        </Stack>
      }
    />
  );
};

const Actions = ({ certificate }: { certificate: Certificate }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const { id, state } = certificate;
  const download = async () => {
    const file = await provider.downloadCertificate(id);
    // Who took it home, and when, is shown beside it.
    void client.invalidateQueries({ queryKey: ['certificates'] });
    return file;
  };
  return (
    <>
      {state === 'CURRENT' && <ReissueButton certificate={certificate} />}
      <OutOfView does="file">
        <SaveFileButton label={translate('certificates.download')} variant="outlined" fetchFile={download} />
      </OutOfView>
    </>
  );
};

const Detail = () => {
  const translate = useTranslate();
  const certificate = useRecordContext<Certificate>();
  if (!certificate?.lines) return null;
  const [current] = certificate.versions;
  return (
    <Stack spacing={2.5}>
      <Head row={certificate} actions={<Actions certificate={certificate} />} />
      {certificate.state === 'REPLACED' && current && (
        <Alert severity="info">
          {translate('certificates.replacedNote')}{' '}
          <MayLink to={pathOf('certificateDetail', { id: current.id })}>
            {translate('certificates.openCurrent')}
          </MayLink>
        </Alert>
      )}
      <SideColumns
        aside={
          <>
            <VersionsPanel certificate={certificate} />
            <DownloadsPanel certificate={certificate} />
            <MailsPanel certificate={certificate} />
          </>
        }
      >
        <DetailsPanel certificate={certificate} />
        <PartiesPanel certificate={certificate} />
      </SideColumns>
    </Stack>
  );
};

/** One certificate: what stands on it, its versions, and who took it home. */
export const CertificatePage = () => (
  <RecordPage<CertificateListed> resource="certificates" head={(row) => <Head row={row} />}>
    <Detail />
  </RecordPage>
);
