import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { ImportKindId } from '#domain/importJobs/importKinds.ts';
import { PageHeader } from '../../../components/admin/PageHeader.tsx';
import { PageTour } from '../../../components/tour/PageTour.tsx';
import { StartTour } from '../../../components/tour/StartTour.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { KindTabs } from './KindTabs.tsx';
import { TemplatePanel } from './TemplatePanel.tsx';
import { UploadPanel } from './UploadPanel.tsx';
import { useImports } from './useImports.ts';

/** The switch of the page of merchants stands in the address. */
const THIRD_PARTY = 'third-party';

/** Where an import begins: a file, what belongs into it, and the imports of before. */
export const StartView = ({ pageKind }: { pageKind: ImportKindId }) => {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const isThirdParty = pageKind === 'merchant' && query.has(THIRD_PARTY);
  const kind = isThirdParty ? 'merchant-3rd-party' : pageKind;
  const imports = useImports(kind);
  const switched = (on: boolean) => setQuery(on ? { [THIRD_PARTY]: '' } : {}, { replace: true });
  return (
    <>
      <PageHeader
        title={translate(`imports.title.${pageKind}`)}
        intro={translate('imports.intro')}
        actions={<StartTour module="import-workbench" isHere />}
      />
      <PageTour module="import-workbench" />
      <Box data-tour="kinds">
        <KindTabs pageKind={pageKind} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Stack spacing={2.5}>
          <Box data-tour="upload">
            <UploadPanel
              key={kind}
              kind={kind}
              thirdParty={pageKind === 'merchant' ? { isOn: isThirdParty, onChange: switched } : undefined}
            />
          </Box>
          <HistoryPanel imports={imports} />
        </Stack>
        <TemplatePanel kind={kind} fields={imports.fields} />
      </Box>
    </>
  );
};
