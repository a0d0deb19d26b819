import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import {
  OtherRemarks,
  useSectionRemarks,
} from '../../../components/admin/records/sections/SectionRemarks.tsx';
import { EditSection } from '../../../components/admin/records/sections/SectionView.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import type { EditPage, ViewPage } from '../recordPageNames.ts';

interface Props {
  page: ViewPage;
  edit: EditPage;
  /** The section as remarks of the review name it. */
  section: string;
  /** Said in place of what it holds when that is nothing. */
  empty: string | false;
  children: ReactNode;
}

/** A section that is a list of its own: what it holds, what the review asks of it, and the way to its form. */
export const SectionPanel = ({ page, edit, section, empty, children }: Props) => {
  const translate = useTranslate();
  const remarks = useSectionRemarks(section);
  const title = translate(`records.page.${page}`);
  return (
    <Panel title={title} aside={<EditSection page={edit} name={title} />}>
      <OtherRemarks remarks={remarks} fields={[]} />
      {empty ? (
        <Typography variant="body2" color="textSecondary">
          {translate(`sections.${empty}`)}
        </Typography>
      ) : (
        children
      )}
    </Panel>
  );
};
