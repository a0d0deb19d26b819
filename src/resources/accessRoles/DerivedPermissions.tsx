import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { explainPermissions } from '#domain/permissions.ts';
import { Panel } from '../../components/ui/Panel.tsx';

const T = 'resources.accessRoles';

/** The permissions that users of a role get because of its name. */
export const DerivedPermissions = ({ role, isExternal }: { role: string; isExternal: boolean }) => {
  const translate = useTranslate();
  const type = isExternal ? 'EXTERNAL' : 'INTERNAL';
  const derived = explainPermissions({ type, roles: [role], moduleAccessibility: [] }).filter(({ because }) =>
    because.some(({ kind }) => kind === 'role'),
  );
  return (
    <Panel
      title={translate(`${T}.derived`)}
      note={derived.length > 0 ? translate(`${T}.derivedNote`) : undefined}
    >
      {derived.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate(`${T}.derivedNone`)}
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {derived.map(({ permission }) => (
          <Chip key={permission} size="small" variant="outlined" label={permission} />
        ))}
      </Stack>
    </Panel>
  );
};
