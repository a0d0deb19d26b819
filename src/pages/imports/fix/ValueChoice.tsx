import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { SearchCombobox } from '../../../components/ui/search/SearchCombobox.tsx';
import { useChoices } from './useChoices.ts';

interface Props {
  job: ImportJob;
  field: string;
  label: string;
  onChoose: (value: string) => void;
}

/** A button that lets one choose among what a field may be; absent where a field has no list of values. */
export const ValueChoice = ({ job, field, label, onChoose }: Props) => {
  const { hasChoices, search } = useChoices(job, field);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!hasChoices) return null;
  const header = job.fields.find(({ key }) => key === field)?.header ?? label;
  return (
    <>
      <Button size="small" variant="outlined" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {label}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Box sx={{ p: 2, width: 320, maxWidth: '90vw' }}>
          <SearchCombobox
            label={header}
            value={null}
            search={search}
            onChange={(value) => {
              if (value === null) return;
              setAnchor(null);
              onChoose(value);
            }}
          />
        </Box>
      </Popover>
    </>
  );
};
