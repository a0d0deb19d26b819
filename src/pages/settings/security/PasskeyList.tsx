import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { MyPasskey } from '#contract/people/mySettings.ts';
import { Ago } from '../../../components/shell/Ago.tsx';

interface Props {
  passkeys: readonly MyPasskey[];
  onRemove: (passkey: MyPasskey) => void;
}

/** One's passkeys, each with the day it was made and its last use. */
export const PasskeyList = ({ passkeys, onRemove }: Props) => {
  const translate = useTranslate();
  return (
    <Box
      component="ul"
      aria-label={translate('settings.passkey.mine')}
      sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
    >
      {passkeys.map((passkey) => (
        <Box
          component="li"
          key={passkey.id}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}
        >
          <Box sx={{ minWidth: 0, flex: '1 1 200px' }}>
            <Typography variant="body2" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
              {passkey.name}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {translate('settings.passkey.made')} <Ago at={passkey.dtimeCreated} />
              {' · '}
              {passkey.dtimeUsed ? (
                <>
                  {translate('settings.passkey.used')} <Ago at={passkey.dtimeUsed} />
                </>
              ) : (
                translate('settings.passkey.unused')
              )}
            </Typography>
          </Box>
          <Button
            size="small"
            color="error"
            aria-label={translate('settings.passkey.removeOf', { name: passkey.name })}
            onClick={() => onRemove(passkey)}
          >
            {translate('settings.passkey.remove')}
          </Button>
        </Box>
      ))}
    </Box>
  );
};
