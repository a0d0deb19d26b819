import AddIcon from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { CONTACT_ROLES } from '#contract/shapes/contactPerson.ts';
import { FormSelect } from '../../../components/ui/fields/formSelects.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { PersonFields } from '../../../components/ui/people/PersonFields.tsx';
import { useUiTexts } from '../../../components/ui/uiTexts.tsx';
import { personToValues } from './personValues.ts';

const MOST = 10;
// Who signs is changed with the bank account.
const ROLES = CONTACT_ROLES.filter((role) => role !== 'AUTHORIZED_SIGNATORY');

/** People to speak to, one panel each; at least `least` stay. */
export const PeopleRows = ({ name, least }: { name: string; least: number }) => {
  const translate = useTranslate();
  const { removeRow } = useUiTexts();
  const { fields, append, remove } = useFieldArray({ name });
  const roles = ROLES.map((value) => ({ value, label: translate(`sections.role.${value}`) }));
  return (
    <>
      {fields.map((row, at) => (
        <Panel
          key={row.id}
          title={translate('sections.person', { n: at + 1 })}
          aside={
            fields.length > least && (
              <Button
                size="small"
                startIcon={<DeleteOutline />}
                aria-label={`${removeRow} (${at + 1})`}
                onClick={() => remove(at)}
              >
                {translate('sections.remove')}
              </Button>
            )
          }
        >
          <Stack spacing={2}>
            <FormSelect
              name={`${name}.${at}.role`}
              label={translate('sections.field.role')}
              help={translate('sections.signatoryRole')}
              options={roles}
              required
            />
            <PersonFields name={`${name}.${at}`} />
          </Stack>
        </Panel>
      ))}
      <Button
        startIcon={<AddIcon />}
        disabled={fields.length >= MOST}
        onClick={() => append({ role: 'CONTACT_PERSON', ...personToValues(undefined) })}
        sx={{ justifySelf: 'start' }}
      >
        {translate('sections.addPerson')}
      </Button>
    </>
  );
};
