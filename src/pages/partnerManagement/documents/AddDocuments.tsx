import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Combobox } from '../../../components/ui/Combobox.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { Dropzone } from '../../../components/ui/upload/Dropzone.tsx';
import { useOptions } from '../../../components/ui/useOptions.ts';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';
import { useDocumentDeeds } from './documentsContext.ts';

const HOUR_MS = 3_600_000;

/** Asks what kind of document it is, then for the files, several at once. */
export const AddDocuments = () => {
  const translate = useTranslate();
  const client = useQueryClient();
  const provider = useDataProvider<SukiDataProvider>();
  const { upload } = useDocumentDeeds();
  const [code, setCode] = useState<string | null>(null);
  const { options, status, retry } = useOptions('documentType', async () => {
    const rows = await client.fetchQuery({
      queryKey: ['lookup', 'documentType'],
      queryFn: () => provider.listLookup('documentType'),
      staleTime: HOUR_MS,
    });
    return rows.map((row) => ({ value: row.code, label: row.label }));
  });
  const label = options.find(({ value }) => value === code)?.label;
  return (
    <Panel title={translate('documents.add')}>
      <Stack spacing={2}>
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
          label={label ?? translate('documents.chooseType')}
          disabled={code === null}
          onFiles={(files) => code && upload?.(files, code)}
        />
      </Stack>
    </Panel>
  );
};
