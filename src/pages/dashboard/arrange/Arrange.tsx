import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ArrangeDialog } from './ArrangeDialog.tsx';
import type { Place } from './sectionsOf.ts';
import type { useArrangement } from './useArrangement.ts';

interface Props {
  places: readonly Place[];
  by: ReturnType<typeof useArrangement>;
}

/** The way to arrange one's desk. */
export const Arrange = ({ places, by: { arrangement, arrange, putBack } }: Props) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<TuneIcon />} onClick={() => setOpen(true)}>
        {translate('dashboard.arrange.title')}
      </Button>
      <ArrangeDialog
        isOpen={isOpen}
        places={places}
        arrangement={arrangement}
        onArrange={arrange}
        onPutBack={putBack}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
