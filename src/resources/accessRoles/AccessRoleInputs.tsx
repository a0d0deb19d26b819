import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { ROLE_NAME_MAX } from '#domain/access/accessRole.ts';
import { useFormSpec } from '../../components/admin/form/formSpec.tsx';
import { FormSwitch, FormText } from '../../components/ui/fields/formFields.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { ResponsibilityMatrix } from './ResponsibilityMatrix.tsx';

const T = 'resources.accessRoles';

/** Name, switches and responsibilities of an access role, for create and edit. */
export const AccessRoleInputs = () => {
  const translate = useTranslate();
  const { base } = useFormSpec();
  const locked = base?.isReserved === true;
  return (
    <>
      <Panel title={translate(`${T}.details`)}>
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
          <FormText
            name="role"
            label={translate(`${T}.fields.role`)}
            help={translate(locked ? `${T}.nameLocked` : `${T}.nameHelp`)}
            maxLength={ROLE_NAME_MAX}
            autoComplete="off"
            disabled={locked}
            required
          />
          <Stack spacing={1}>
            <FormSwitch
              name="isEnabled"
              label={translate(`${T}.isEnabledLabel`)}
              help={translate(`${T}.isEnabledHelp`)}
            />
            <FormSwitch
              name="isExternal"
              label={translate(`${T}.isExternalLabel`)}
              help={translate(locked ? `${T}.audienceLocked` : `${T}.isExternalHelp`)}
              disabled={locked}
            />
          </Stack>
        </Box>
      </Panel>
      <ResponsibilityMatrix />
    </>
  );
};
