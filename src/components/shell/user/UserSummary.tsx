import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useUser } from '../useUser.ts';

/** Who is signed in: name, username, kind of user, partner and store, and the last digits of the mobile number. */
export const UserSummary = () => {
  const translate = useTranslate();
  const user = useUser();
  const place = [user.partnerName, user.merchantName, user.locationName].filter(Boolean).join(' · ');
  const kind = translate(user.type === 'INTERNAL' ? 'shell.internal' : 'shell.external');
  const mobile = user.mobileLast4 && translate('shell.mobile', { masked: `********${user.mobileLast4}` });
  return (
    <Box sx={{ px: 1.25, py: 1, overflowWrap: 'anywhere' }}>
      <Typography variant="subtitle1" component="p">
        {user.fullName}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {user.username} · {kind}
      </Typography>
      {[place, mobile].filter(Boolean).map((line) => (
        <Typography key={line} variant="body2" color="textSecondary">
          {line}
        </Typography>
      ))}
    </Box>
  );
};
