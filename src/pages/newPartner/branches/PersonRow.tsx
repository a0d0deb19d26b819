import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFormState, useWatch } from 'react-hook-form';
import { fullName } from '#domain/people/fullName.ts';
import { flatErrors } from '../../../components/admin/form/flatErrors.ts';
import type { Values } from '../../../components/admin/form/formSpec.tsx';
import { AddressFields } from '../../../components/ui/address/AddressFields.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { FormSwitch } from '../../../components/ui/fields/formFields.ts';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { DesignationFields } from '../../records/people/edit/DesignationFields.tsx';
import { PersonalFields } from '../../records/people/edit/PersonalFields.tsx';
import { textIn } from './addressOf.ts';

const Block = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h4" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
};

/** What is asked about one person. */
const PersonFields = ({ name }: { name: string }) => {
  const translate = useTranslate();
  const isSame: boolean = useWatch({ name: `${name}.isSameAddress` }) === true;
  const title = (part: string) => translate(`branches.people.${part}`);
  return (
    <Stack spacing={2.5}>
      <Block title={title('details')}>
        <PersonalFields name={name} />
      </Block>
      <DesignationFields name={name} required={false} />
      <Block title={title('present')}>
        <AddressFields name={`${name}.presentAddress`} />
      </Block>
      <Block title={title('permanent')}>
        <FormSwitch name={`${name}.isSameAddress`} label={title('same')} />
        {!isSame && <AddressFields name={`${name}.permanentAddress`} />}
      </Block>
    </Stack>
  );
};

/** Who it is, what they do, and how much of them is to be completed. */
const Summary = ({ person, title, count }: { person: Values; title: string; count: number }) => {
  const translate = useTranslate();
  return (
    <Stack
      component="span"
      direction="row"
      sx={{
        flex: 1,
        minWidth: 0,
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 1.5,
        typography: 'body2',
      }}
    >
      <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {title}
      </Box>
      <Typography component="span" variant="body2" color="textSecondary">
        {textIn(person, 'position')}
      </Typography>
      {count > 0 && <StatusChip tone="warning" label={translate('branches.toFix', { smart_count: count })} />}
    </Stack>
  );
};

/** Takes a person out of the list; of one who has a name it asks first. */
const RemovePerson = ({ name, onRemove }: { name: string | null; onRemove: () => void }) => {
  const translate = useTranslate();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        color="error"
        size="small"
        startIcon={<DeleteIcon />}
        onClick={() => (name ? setAsked(true) : onRemove())}
      >
        {translate('sections.remove')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        destructive
        title={translate('branches.people.removeTitle', { name: name ?? '' })}
        confirmLabel={translate('sections.remove')}
        onCancel={() => setAsked(false)}
        onConfirm={onRemove}
      >
        {translate('branches.people.removeBody')}
      </ConfirmDialog>
    </>
  );
};

interface Props {
  /** Path of the person in the form around it. */
  name: string;
  at: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onRemove: () => void;
}

/** One person of a store: a line, and what is asked about them once it is opened. */
export const PersonRow = ({ name, at, isOpen, onOpen, onRemove }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const person: Values = useWatch({ name }) ?? {};
  const { errors } = useFormState();
  const known = fullName(person);
  const title = known || translate('branches.people.person', { n: at + 1 });
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isOpen}
      onChange={(_, isNow) => onOpen(isNow)}
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h3' } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />} id={id} aria-controls={`${id}-fields`}>
        <Summary person={person} title={title} count={flatErrors(get(errors, name) ?? {}).length} />
      </AccordionSummary>
      <AccordionDetails id={`${id}-fields`}>
        <PersonFields name={name} />
        <Box sx={{ mt: 2, textAlign: 'right' }}>
          <RemovePerson name={known || null} onRemove={onRemove} />
        </Box>
      </AccordionDetails>
    </Accordion>
  );
};
