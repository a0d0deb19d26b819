import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { pathOf } from '#domain/pages.ts';
import { mayOpen, useMenu } from '../../components/shell/menuTable.ts';
import { useUser } from '../../components/shell/useUser.ts';
import { resourcePath } from '../../providers/paths.ts';
import { AccessRolesTile } from './AccessRolesTile.tsx';
import { CertificatesTile } from './CertificatesTile.tsx';
import { Greeting } from './Greeting.tsx';
import { MerchantsTile, PartnersTile } from './NetworkTiles.tsx';
import { NothingOpen } from './NothingOpen.tsx';
import { OpenAreas } from './OpenAreas.tsx';
import { openAreas } from './openAreas.ts';
import { RecentChanges } from './RecentChanges.tsx';
import { RecentExports } from './RecentExports.tsx';
import { ApprovalTile, ReviewTile } from './WaitingTiles.tsx';

const tiles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
};
const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
};

/** The first page: who one is here, live facts of the areas that are open, and what happened last. */
export const DashboardPage = () => {
  const user = useUser();
  const opens = (resource: 'partners' | 'merchants' | 'access-roles' | 'audit' | 'jobs') =>
    mayOpen(resourcePath(resource, 'list'), user);
  const reviews = mayOpen(pathOf('reviewQueue'), user);
  const approves = mayOpen(pathOf('approvalList'), user) && user.permissions.includes('PM_SBO_REVIEW');
  const certifies = user.type === 'INTERNAL' && mayOpen(pathOf('certificateList'), user);
  const hasTile = certifies || opens('partners') || opens('merchants') || opens('access-roles');
  const areas = openAreas(useMenu(), user);
  return (
    <Stack spacing={3}>
      <Greeting />
      {areas.length > 0 ? <OpenAreas sections={areas} /> : <NothingOpen />}
      {hasTile && (
        <Box sx={tiles}>
          {reviews && <ReviewTile />}
          {approves && user.type === 'INTERNAL' && <ApprovalTile />}
          {certifies && <CertificatesTile />}
          {opens('partners') && <PartnersTile />}
          {opens('merchants') && <MerchantsTile />}
          {opens('access-roles') && <AccessRolesTile />}
        </Box>
      )}
      {areas.length > 0 && (
        <Box sx={opens('audit') ? columns : undefined}>
          {opens('audit') && <RecentChanges />}
          {opens('jobs') && <RecentExports />}
        </Box>
      )}
    </Stack>
  );
};
