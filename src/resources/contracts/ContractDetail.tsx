import EditIcon from '@mui/icons-material/EditOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ContractRow } from '#contract/contracts.ts';
import { Can } from '../../components/admin/Can.tsx';
import { SaveFileButton } from '../../components/admin/SaveFileButton.tsx';
import { useFileUploads } from '../../components/admin/useFileUploads.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../components/admin/viewing/OutOfView.tsx';
import { FileButton } from '../../components/ui/upload/FileButton.tsx';
import { UploadList } from '../../components/ui/upload/UploadList.tsx';
import { DatesDialog } from './DatesDialog.tsx';

/** What can be done with a contract: its copies, a signed one to keep, and its dates. */
export const ContractDetail = ({ contract }: { contract: ContractRow }) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  const { uploads, add, retry, dismiss } = useFileUploads('contract');
  const [isEdited, setEdited] = useState(false);
  const { id, number, signedFileName } = contract;
  const refresh = () => client.invalidateQueries({ queryKey: ['contracts'] });
  const send = (files: readonly File[]) =>
    add(files, async (file, options) => {
      await provider.uploadSignedContract(id, file, options);
      void refresh();
    });
  const action = (key: string) => `${translate(`contracts.${key}`)}: ${number}`;
  const upload = signedFileName ? 'replaceSigned' : 'uploadSigned';
  return (
    <Stack spacing={1} role="group" aria-label={translate('contracts.details', { number })}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {signedFileName && (
          <SaveFileButton
            label={translate('contracts.signedCopy')}
            name={action('signedCopy')}
            fetchFile={() => provider.downloadContract(id, 'signed')}
          />
        )}
        <SaveFileButton
          label={translate('contracts.unsignedCopy')}
          name={action('unsignedCopy')}
          fetchFile={() => provider.downloadContract(id, 'unsigned')}
        />
        <Can anyOf={['CM_EDIT']}>
          <OutOfView>
            <FileButton
              kind="contract"
              variant="text"
              icon={<UploadIcon />}
              label={translate(`contracts.${upload}`)}
              name={action(upload)}
              onFiles={send}
            />
          </OutOfView>
        </Can>
        <Can anyOf={['CM_EDIT']}>
          <OutOfView>
            <Button
              size="small"
              startIcon={<EditIcon />}
              aria-label={action('editDates')}
              onClick={() => setEdited(true)}
            >
              {translate('contracts.editDates')}
            </Button>
          </OutOfView>
        </Can>
      </Stack>
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      {isEdited && <DatesDialog contract={contract} onClose={() => setEdited(false)} onSaved={refresh} />}
    </Stack>
  );
};
