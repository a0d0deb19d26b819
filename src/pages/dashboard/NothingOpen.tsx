import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';
import { useUser } from '../../components/shell/useUser.ts';
import { StateBlock } from '../../components/ui/states/StateBlock.tsx';

/** The dashboard of somebody whose areas do not open yet: why, and what to do. */
export const NothingOpen = () => {
  const translate = useTranslate();
  const { roles } = useUser();
  return (
    <Card>
      <StateBlock
        icon={<KeyOutlined />}
        title={translate('dashboard.nothingTitle')}
        lines={[translate(roles.length > 0 ? 'dashboard.nothingForRole' : 'dashboard.nothingBody')]}
        actions={
          <Button component={Link} to={pathOf('myPermissions')} variant="outlined">
            {translate('dashboard.why')}
          </Button>
        }
      />
    </Card>
  );
};
