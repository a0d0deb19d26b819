import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormState } from 'react-hook-form';
import { Panel } from '../../../components/ui/Panel.tsx';
import { CopyFromButton } from './copy/CopyFromButton.tsx';
import { PersonRow } from './PersonRow.tsx';
import { emptyPerson, MOST_PEOPLE } from './people.ts';

const NAME = 'retailerAssociates';
const MOST_OPEN = 8;

/** Which of the people are open: those that were added or opened, after a refused Next those that lack something. */
const useOpenPeople = () => {
  const [open, setOpen] = useState<readonly number[]>([]);
  const { errors, submitCount } = useFormState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused try opens them anew
  useEffect(() => {
    if (submitCount === 0) return;
    const faulty = Object.keys(errors[NAME] ?? {}).filter((key) => /^\d+$/.test(key));
    // Their fields have to be there to be led to by the summary; 50 forms at once help nobody.
    if (faulty.length > 0) setOpen(faulty.slice(0, MOST_OPEN).map(Number));
  }, [submitCount]);
  return [open, setOpen] as const;
};

/** The retailer associates of a store, a line each that opens. */
export const RetailerFields = () => {
  const translate = useTranslate();
  const { fields, append, remove } = useFieldArray({ name: NAME });
  const [open, setOpen] = useOpenPeople();
  return (
    <Panel
      title={translate('branches.part.retailerAssociates')}
      aside={<CopyFromButton part="retailerAssociates" />}
    >
      {fields.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('branches.people.none')}
        </Typography>
      )}
      <Box>
        {fields.map((row, at) => (
          <PersonRow
            key={row.id}
            name={`${NAME}.${at}`}
            at={at}
            isOpen={open.includes(at)}
            onOpen={(isOpen) => setOpen([...open.filter((one) => one !== at), ...(isOpen ? [at] : [])])}
            onRemove={() => {
              setOpen([]);
              remove(at);
            }}
          />
        ))}
      </Box>
      <Button
        startIcon={<AddIcon />}
        disabled={fields.length >= MOST_PEOPLE}
        onClick={() => {
          setOpen([fields.length]);
          append(emptyPerson(), { shouldFocus: false });
        }}
        sx={{ mt: 1.5 }}
      >
        {translate('branches.people.add')}
      </Button>
    </Panel>
  );
};
