import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { useTranslate } from 'react-admin';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { importStartPath } from '#domain/pages/importPages.ts';
import { FormLink } from '../../components/admin/viewing/FormLink.tsx';
import { Panel } from '../../components/ui/Panel.tsx';
import { StateBlock } from '../../components/ui/states/StateBlock.tsx';
import { SheetChoice } from './match/SheetChoice.tsx';

/** A file that could not be read: why, in words, and what to do; another sheet or header row where there is one. */
export const FailedPanel = ({ job }: { job: ImportJob }) => {
  const translate = useTranslate();
  return (
    <>
      <Panel title={translate('imports.failed.title')}>
        <StateBlock
          role="alert"
          icon={<ErrorIcon color="error" />}
          title={job.message ?? translate('imports.failed.unknown')}
          lines={[translate('imports.failed.nothing')]}
          actions={
            <FormLink variant="contained" to={importStartPath(job.kind)}>
              {translate('imports.failed.again')}
            </FormLink>
          }
        />
      </Panel>
      {job.preview.length > 0 && (
        <Panel title={translate('imports.match.sheetTitle')} note={translate('imports.match.sheetNote')}>
          <SheetChoice job={job} />
        </Panel>
      )}
    </>
  );
};
