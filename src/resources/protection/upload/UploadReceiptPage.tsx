import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../../components/admin/PageHeader.tsx';
import type { UploadedReceipt } from '../../../providers/verbs/finance/protectionVerbs.ts';
import { ReceiptChoice } from './ReceiptChoice.tsx';
import { ReceiptUpload } from './ReceiptUpload.tsx';
import { UploadedPanel } from './UploadedPanel.tsx';

/** Uploads the paper of a receipt: one that is pending and chosen here, or the one that the address names. */
export const UploadReceiptPage = () => {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const [done, setDone] = useState<UploadedReceipt | null>(null);
  const id = search.get('receipt');
  const choose = (chosen: string | null) => {
    setDone(null);
    setSearch(chosen ? { receipt: chosen } : {}, { replace: true });
  };
  return (
    <Stack spacing={2.5} sx={{ maxWidth: 960 }}>
      <PageHeader title={translate('protection.upload.title')} intro={translate('protection.upload.intro')} />
      {done ? (
        <UploadedPanel done={done} onNext={choose} />
      ) : (
        <>
          <ReceiptChoice id={id} onChoose={choose} />
          {id && <ReceiptUpload key={id} id={id} onDone={setDone} />}
        </>
      )}
    </Stack>
  );
};
