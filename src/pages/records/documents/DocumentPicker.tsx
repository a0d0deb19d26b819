import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useReadOnly } from '../../../components/admin/viewing/useReadOnly.ts';
import { Combobox } from '../../../components/ui/Combobox.tsx';
import { Dropzone } from '../../../components/ui/upload/Dropzone.tsx';
import { FORM_WIDTH } from '../../../theme/tokens.ts';
import { useDocumentTypes } from './useDocumentTypes.ts';

interface Props {
  /** What has to be chosen before, in words; until then no files are taken. */
  waitsFor?: string;
  onFiles: (files: readonly File[], documentCode: string) => void;
}

/** Asks what kind of document it is, then for the files, several at once. */
export const DocumentPicker = ({ waitsFor, onFiles }: Props) => {
  const translate = useTranslate();
  const [code, setCode] = useState<string | null>(null);
  const { options, labelOf, status, retry } = useDocumentTypes();
  const label = code === null ? translate('documents.chooseType') : labelOf(code);
  return (
    <Stack spacing={2} sx={{ maxWidth: FORM_WIDTH }}>
      <Combobox
        label={translate('documents.type')}
        value={code}
        onChange={setCode}
        options={options}
        status={status}
        onRetry={retry}
      />
      <Dropzone
        kind="document"
        label={waitsFor ?? label}
        reason={useReadOnly()}
        disabled={code === null || waitsFor !== undefined}
        onFiles={(files) => code && onFiles(files, code)}
      />
    </Stack>
  );
};
