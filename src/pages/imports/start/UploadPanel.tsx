import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { LIMITS_STATED } from '#domain/files/sheetLimits.ts';
import { type ImportKindId, importKinds } from '#domain/importJobs/importKinds.ts';
import { importPath } from '#domain/pages/importPages.ts';
import { useFileUploads } from '../../../components/admin/useFileUploads.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { UploadList } from '../../../components/ui/upload/UploadList.tsx';
import { SheetDrop } from './SheetDrop.tsx';

interface Props {
  kind: ImportKindId;
  /** The switch for third-party merchants, where the page has one. */
  thirdParty?: { isOn: boolean; onChange: (isOn: boolean) => void };
}

/** Takes a spreadsheet, with its limits said before; leads to its import as soon as the server has it. */
export const UploadPanel = ({ kind, thirdParty }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const provider = useSukiDataProvider();
  const navigate = useNavigate();
  const { uploads, add, retry, dismiss, isBusy } = useFileUploads('spreadsheet');
  const send = ([file]: readonly File[]) => {
    if (!file) return;
    add([file], async (one, options) => {
      const id = await provider.stageImport(kind, one, options);
      navigate(importPath({ id, kind }));
    });
  };
  return (
    <Panel
      title={translate('imports.upload.title')}
      note={LIMITS_STATED[language]}
      aside={
        thirdParty && (
          <FormControlLabel
            control={
              <Switch
                size="small"
                checked={thirdParty.isOn}
                disabled={isBusy}
                onChange={(_, isOn) => thirdParty.onChange(isOn)}
              />
            }
            label={
              <Typography variant="body2">{importKinds['merchant-3rd-party'].title[language]}</Typography>
            }
            sx={{ mr: 0, gap: 0.5 }}
          />
        )
      }
    >
      <Stack spacing={1.5}>
        <SheetDrop label={importKinds[kind].title[language]} disabled={isBusy} onFiles={send} />
        <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
        <Typography variant="caption" color="textSecondary">
          {translate('imports.upload.promise')}
          {importKinds[kind].dropsFile && <> {translate('imports.upload.dropped')}</>}
        </Typography>
      </Stack>
    </Panel>
  );
};
