import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Combobox } from '../../../components/ui/Combobox.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import type { Option } from '../../../components/ui/useOptions.ts';
import { DocumentPicker } from '../../records/documents/DocumentPicker.tsx';
import { useBranchOptions } from '../branches/useBranchOptions.ts';
import { filesOf } from '../wizard/answers.ts';
import { useWizard } from '../wizard/useWizard.ts';
import { FileList } from './FileList.tsx';
import { StagedLine } from './StagedLine.tsx';
import { useStagedActions } from './stagedContext.ts';

/** A store with the documents that were uploaded for it; nothing for one without. */
const OneStore = ({ store }: { store: Option }) => {
  const id = useId();
  const { answers } = useWizard();
  const files = filesOf(answers, store.value);
  if (files.length === 0) return null;
  return (
    <Box>
      <Typography id={id} variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {store.label}
      </Typography>
      <FileList labelledBy={id}>
        {files.map((file) => (
          <StagedLine key={file.fileId} file={file} of={store.label} />
        ))}
      </FileList>
    </Box>
  );
};

/** Asks for a store, then for the kind of document, then for the files. */
const AddForStore = ({ stores }: { stores: readonly Option[] }) => {
  const translate = useTranslate();
  const { upload } = useStagedActions();
  const only = stores.length === 1 ? stores[0] : undefined;
  const [chosen, setChosen] = useState<string | null>(null);
  const store = only ?? stores.find(({ value }) => value === chosen);
  return (
    <Stack spacing={2}>
      <Combobox
        label={translate('wizardDocuments.store')}
        value={store?.value ?? null}
        onChange={setChosen}
        options={stores}
      />
      <DocumentPicker
        waitsFor={store ? undefined : translate('wizardDocuments.chooseStore')}
        onFiles={(files, code) => store && upload(files, code, store.value)}
      />
    </Stack>
  );
};

/** The documents of the stores, those of each store together; which store they are for is asked first. */
export const StoreDocuments = () => {
  const translate = useTranslate();
  const { branches } = useWizard().answers;
  const made = new Set(branches.flatMap(({ key, madeId }) => (madeId === undefined ? [] : [key])));
  // A store that was made already has its documents on its own page.
  const stores = useBranchOptions().filter(({ value }) => !made.has(value));
  if (stores.length === 0) return null;
  return (
    <Panel title={translate('wizardDocuments.ofStores')} note={translate('wizardDocuments.ofStoresNote')}>
      <Stack spacing={2}>
        {stores.map((store) => (
          <OneStore key={store.value} store={store} />
        ))}
        <AddForStore stores={stores} />
      </Stack>
    </Panel>
  );
};
