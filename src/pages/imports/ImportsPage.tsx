import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { type ImportPage, PAGE_KINDS } from '#domain/pages/importPages.ts';
import { ImportView } from './ImportView.tsx';
import { StartView } from './start/StartView.tsx';

/** The import workbench for one kind of records: where imports are begun and found again, or the import that the address names. */
export const ImportsPage = ({ page }: { page: ImportPage }) => {
  const pageKind = PAGE_KINDS[page];
  const [query] = useSearchParams();
  const id = query.get('import');
  return (
    <Stack spacing={2.5}>
      {id ? <ImportView key={id} id={id} pageKind={pageKind} /> : <StartView pageKind={pageKind} />}
    </Stack>
  );
};
