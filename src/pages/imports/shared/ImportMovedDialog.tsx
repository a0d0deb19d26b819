import { useTranslate } from 'react-admin';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { importStatus } from '#domain/importJobs/importStatus.ts';
import { MovedDialog } from '../../../components/admin/MovedDialog.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useUser } from '../../../components/shell/useUser.ts';

/** Nothing was done, for somebody moved the import meanwhile: who, and where it stands now. */
export const ImportMovedDialog = ({ job, onReload }: { job: ImportJob; onReload: () => void }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { username } = useUser();
  const who = job.updatedBy && job.updatedBy !== username ? job.updatedBy : translate('imports.moved.you');
  return (
    <MovedDialog
      title={translate('imports.moved.title')}
      reload={translate('imports.moved.reload')}
      onReload={onReload}
    >
      {translate('imports.moved.body', { who, status: importStatus[job.status].label[language] })}
    </MovedDialog>
  );
};
