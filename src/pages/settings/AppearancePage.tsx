import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { LanguageSwitch, ThemeSwitch } from '../../components/shell/user/Switches.tsx';
import { Panel } from '../../components/ui/Panel.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';

const stay = () => undefined;

/** Language and theme. */
export const AppearancePage = () => {
  const translate = useTranslate();
  return (
    <SettingsFrame page="settingsAppearance">
      <Panel title={translate('settings.look')} note={translate('settings.lookNote')}>
        <Box sx={{ display: 'grid', rowGap: 1, maxWidth: 480, mx: -1.25 }}>
          <LanguageSwitch onChosen={stay} />
          <ThemeSwitch />
        </Box>
      </Panel>
    </SettingsFrame>
  );
};
