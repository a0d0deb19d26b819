import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { bir2307Fields } from '#domain/fields/reportSetting.ts';
import { PreviewDialog } from '../ui/upload/PreviewDialog.tsx';
import { useFileMessage } from './useFileUploads.ts';
import { useLanguage } from './useLanguage.ts';
import { useSukiDataProvider } from './useSukiDataProvider.ts';
import { OutOfView } from './viewing/OutOfView.tsx';

interface Props {
  /** Of the picture's file. */
  id: string;
  label: string;
}

/** Opens the picture of a signature; nothing is fetched before somebody asks for it, and each look is recorded. */
export const SignatureButton = ({ id, label }: Props) => {
  const language = useLanguage();
  const provider = useSukiDataProvider();
  const messageOf = useFileMessage();
  const [isOpen, setOpen] = useState(false);
  const fetchFile = useCallback((fileId: string) => provider.viewSignature(fileId), [provider]);
  return (
    <>
      <OutOfView does="file">
        <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
          {label}
        </Button>
      </OutOfView>
      {/* Whichever picture it is, browsers draw it by its content. */}
      <PreviewDialog
        files={[{ id, name: bir2307Fields.signatureFileId.label[language], mediaType: 'image/png' }]}
        openId={isOpen ? id : null}
        onOpen={(openId) => setOpen(openId !== null)}
        fetchFile={fetchFile}
        messageOf={messageOf}
      />
    </>
  );
};
