import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SeriesRow } from '#contract/finance/reportSettings.ts';
import { useFocusInPage } from '../../../components/admin/useFocusInPage.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { SeriesDialog } from './SeriesDialog.tsx';

interface Props {
  version: number;
  /** The series that was added last, whose issuer a new one has too. */
  last: SeriesRow | undefined;
}

/** Asks for a series of receipts, for whoever edits settings, while nothing waits. */
export const AddSeriesButton = ({ version, last }: Props) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  useFocusInPage(!isOpen);
  return (
    <>
      <OutOfView>
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
          {translate('reportSettings.series.add')}
        </Button>
      </OutOfView>
      {isOpen && <SeriesDialog version={version} last={last} onClose={() => setOpen(false)} />}
    </>
  );
};
