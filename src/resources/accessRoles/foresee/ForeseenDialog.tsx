import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ForeseenPermission, ForeseenRole } from '#contract/accessRoles.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { PeopleText } from '../PeopleText.tsx';

const T = 'roles.foresee';

const Lines = ({ side, rows }: { side: 'gain' | 'lose'; rows: readonly ForeseenPermission[] }) => {
  const translate = useTranslate();
  if (rows.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {rows.map(({ permission, count, people }) => (
        <Typography key={permission} component="li" variant="body2" sx={{ color: 'text.primary' }}>
          {translate(`${T}.${side}`, {
            smart_count: count,
            permission: translate(`permissions.label.${permission}`, { _: permission }),
          })}
          <PeopleText people={people} count={count} />
        </Typography>
      ))}
    </Box>
  );
};

interface Props {
  role: string;
  foreseen: ForeseenRole;
  onConfirm: () => void;
  onCancel: () => void;
}

/** What saving a role would do, in words, before it is done. */
export const ForeseenDialog = ({ role, foreseen, onConfirm, onCancel }: Props) => {
  const translate = useTranslate();
  const { gains, losses, signedOut, needsSecondPerson } = foreseen;
  return (
    <ConfirmDialog
      open
      title={translate(`${T}.title`, { role })}
      confirmLabel={translate(needsSecondPerson ? `${T}.ask` : `${T}.save`)}
      destructive={losses.length > 0}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack spacing={1.5}>
        <Lines side="gain" rows={gains} />
        <Lines side="lose" rows={losses} />
        {needsSecondPerson && <Alert severity="info">{translate(`${T}.secondPerson`)}</Alert>}
        {signedOut > 0 && (
          <Typography variant="body2" sx={{ fontWeight: 600, color: 'text.primary' }}>
            {translate(`${T}.signedOut`, { smart_count: signedOut })}
          </Typography>
        )}
        {losses.length > 0 && <Typography variant="body2">{translate(`${T}.told`)}</Typography>}
      </Stack>
    </ConfirmDialog>
  );
};
