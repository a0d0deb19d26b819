import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { importKinds } from '#domain/importJobs/importKinds.ts';
import { importStatus } from '#domain/importJobs/importStatus.ts';
import { importStartPath } from '#domain/pages/importPages.ts';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { SaveFileButton } from '../../components/admin/SaveFileButton.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { Ago } from '../../components/shell/Ago.tsx';
import { countText } from '../../components/ui/numberTexts.ts';
import { StatusChip } from '../../components/ui/StatusChip.tsx';
import { useDuration } from './shared/useDuration.ts';

/** The head of an import: its file, where it stands, whose it is. */
export const ImportHeader = ({ job }: { job: ImportJob }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const duration = useDuration();
  const provider = useSukiDataProvider();
  const { id, kind, fileName, status, createdBy, dtimeCreated, counts, seconds } = job;
  return (
    <PageHeader
      title={fileName}
      aside={<StatusChip label={importStatus[status].label[language]} tone={importStatus[status].tone} />}
      intro={
        <>
          {importKinds[kind].title[language]} · {createdBy} · <Ago at={dtimeCreated} />
          {counts.total > 0 && (
            <> · {translate('imports.rows', { smart_count: counts.total, count: countText(counts.total) })}</>
          )}
          {job.confirmedBy && <> · {translate('imports.confirm.by', { name: job.confirmedBy })}</>}
          {seconds >= 1 && <> · {translate('imports.history.took', { time: duration(seconds) })}</>}
        </>
      }
      actions={
        <>
          {!importKinds[kind].dropsFile && (
            <SaveFileButton
              label={translate('imports.originalFile')}
              fetchFile={() => provider.downloadImportFile(id)}
            />
          )}
          <Button size="small" component={Link} to={importStartPath(kind)} startIcon={<ArrowBackIcon />}>
            {translate('imports.all')}
          </Button>
        </>
      }
    />
  );
};
