import { useTranslate } from 'react-admin';
import { useBeside } from '../../../components/admin/records/besideContext.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { OverviewPage } from '../overview/OverviewPage.tsx';
import { Notes } from './Notes.tsx';

/** The address of the notes: they stand beside the overview, or where there is no room beside it in its place. */
export const NotesPage = () => {
  const translate = useTranslate();
  const { isColumn } = useBeside();
  if (isColumn) return <OverviewPage />;
  return (
    <Panel title={translate('records.page.recordNotes')}>
      <Notes />
    </Panel>
  );
};
