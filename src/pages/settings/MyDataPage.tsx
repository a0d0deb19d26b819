import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { SaveFileButton } from '../../components/admin/SaveFileButton.tsx';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';

/** What the portal keeps of somebody, to take along. */
export const MyDataPage = () => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  return (
    <SettingsFrame page="settingsData">
      <Panel title={translate('settings.data')} note={translate('settings.dataNote')}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="body2" color="textSecondary">
            {translate('settings.dataWrong')}
          </Typography>
          <SaveFileButton
            variant="outlined"
            label={translate('settings.dataFile')}
            fetchFile={() => provider.getMyData()}
          />
        </Stack>
      </Panel>
    </SettingsFrame>
  );
};
