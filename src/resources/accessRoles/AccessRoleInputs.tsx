import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { accessRoleFields } from '#domain/fields/access/accessRole.ts';
import { useFormSpec } from '../../components/admin/form/formSpec.tsx';
import { BooleanInput } from '../../components/ui/fields/BooleanInput.tsx';
import { Fields } from '../../components/ui/fields/Fields.tsx';
import { TextInput } from '../../components/ui/fields/TextInput.tsx';
import { Panel } from '../../components/ui/Panel.tsx';
import { FORM_WIDTH } from '../../theme/tokens.ts';
import { RequiresFactorInput } from './RequiresFactorInput.tsx';
import { ResponsibilityMatrix } from './ResponsibilityMatrix.tsx';

const T = 'resources.accessRoles';

/** Name, switches and responsibilities of an access role, for create and edit. */
export const AccessRoleInputs = () => {
  const translate = useTranslate();
  const { base } = useFormSpec();
  const locked = base?.isReserved === true;
  return (
    <Fields of={accessRoleFields}>
      <Panel title={translate(`${T}.details`)}>
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            maxWidth: FORM_WIDTH,
            gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          }}
        >
          <TextInput
            source="role"
            help={translate(locked ? `${T}.nameLocked` : `${T}.nameHelp`)}
            autoComplete="off"
            disabled={locked}
          />
          <Stack spacing={1}>
            <BooleanInput source="isEnabled" help={translate(`${T}.isEnabledHelp`)} />
            <BooleanInput
              source="isExternal"
              help={translate(locked ? `${T}.audienceLocked` : `${T}.isExternalHelp`)}
              disabled={locked}
            />
            <RequiresFactorInput />
          </Stack>
        </Box>
      </Panel>
      <ResponsibilityMatrix />
    </Fields>
  );
};
