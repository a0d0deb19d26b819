import KeyIcon from '@mui/icons-material/KeyOutlined';
import PhoneIcon from '@mui/icons-material/PhonelinkLockOutlined';
import SmsIcon from '@mui/icons-material/SmsOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { MyPasskey, MySecurity } from '#contract/people/mySettings.ts';
import { userFields } from '#domain/fields/user.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { Ago } from '../../../components/shell/Ago.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { PasskeyList } from './PasskeyList.tsx';

const ICONS = { passkey: KeyIcon, app: PhoneIcon, sms: SmsIcon } as const;
type Way = keyof typeof ICONS;

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

interface Props {
  security: MySecurity;
  onChoose: (what: Way | 'off' | MyPasskey) => void;
}

const noteOf = (way: Way, { mobileLast4 }: MySecurity): string => {
  if (way !== 'sms') return `settings.way.${way}.note`;
  return mobileLast4 ? 'settings.way.sms.note' : 'settings.way.sms.noteNone';
};

const WayRow = ({ way, security, onChoose }: Props & { way: Way }) => {
  const translate = useTranslate();
  const Icon = ICONS[way];
  const isOn = security.secondFactor === way;
  const isPossible = way !== 'sms' || (security.mobileLast4 !== null && !isOn);
  const titleId = `factor-${way}`;
  const safest = security.offersPasskeys ? 'passkey' : 'app';
  return (
    <Box component="li" sx={row}>
      <Icon aria-hidden sx={{ fontSize: 22, color: 'text.secondary', alignSelf: 'start' }} />
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography id={titleId} component="h3" sx={{ fontWeight: 550 }}>
            {translate(`settings.way.${way}.title`)}
          </Typography>
          {isOn && <StatusChip tone="success" label={translate('settings.on')} />}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {translate(noteOf(way, security), { number: `•••• ${security.mobileLast4}` })}
        </Typography>
        {isOn && security.dtimeSince && (
          <Typography variant="caption" color="textSecondary">
            {translate('settings.since')} <Ago at={security.dtimeSince} />
          </Typography>
        )}
        {way === 'passkey' && security.passkeys.length > 0 && (
          <PasskeyList passkeys={security.passkeys} onRemove={onChoose} />
        )}
      </div>
      {isPossible && (
        <Box sx={{ gridColumn: { xs: 2, sm: 'auto' } }}>
          <Button
            variant={security.secondFactor === 'none' && way === safest ? 'contained' : 'outlined'}
            onClick={() => onChoose(way)}
          >
            {translate(`settings.way.${way}.${isOn ? 'again' : 'setUp'}`)}
          </Button>
        </Box>
      )}
    </Box>
  );
};

/** By what one proves a second time who one is, and the ways there are. */
export const FactorPanel = ({ security, onChoose }: Props) => {
  const translate = useTranslate();
  const { secondFactor, isRequired } = security;
  const isOn = secondFactor !== 'none';
  return (
    <Panel
      title={userFields.secondFactor.label[useLanguage()]}
      note={translate('settings.factorNote')}
      aside={
        isOn && !isRequired ? (
          <Button color="error" onClick={() => onChoose('off')}>
            {translate('settings.turnOff')}
          </Button>
        ) : (
          !isOn && <StatusChip tone="neutral" label={translate('settings.off')} />
        )
      }
    >
      {isRequired && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {translate('settings.required')}
        </Alert>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', mb: -1.5 }}>
        {(security.offersPasskeys || secondFactor === 'passkey') && (
          <WayRow way="passkey" security={security} onChoose={onChoose} />
        )}
        <WayRow way="app" security={security} onChoose={onChoose} />
        <WayRow way="sms" security={security} onChoose={onChoose} />
      </Box>
    </Panel>
  );
};
