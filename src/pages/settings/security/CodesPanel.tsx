import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Panel } from '../../../components/ui/Panel.tsx';

/** Below this many it is time for new ones. */
const FEW = 3;

/** How many recovery codes are left, and the way to new ones. */
export const CodesPanel = ({ left, onRenew }: { left: number; onRenew: () => void }) => {
  const translate = useTranslate();
  return (
    <Panel
      title={translate('settings.codes')}
      note={translate('settings.codesNote')}
      aside={
        <Button variant="outlined" onClick={onRenew}>
          {translate('settings.renew')}
        </Button>
      }
    >
      <Typography variant="body2" sx={{ color: left < FEW ? 'error.main' : 'text.primary' }}>
        {translate('settings.codesLeft', { smart_count: left })}
        {left < FEW && ` ${translate('settings.codesFew')}`}
      </Typography>
    </Panel>
  );
};
