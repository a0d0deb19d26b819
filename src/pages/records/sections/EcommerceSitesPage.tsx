import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import type { EcommerceSite } from '#contract/shapes/ecommerceSite.ts';
import { OtherRemarks, useSectionRemarks } from '../../../components/admin/records/SectionRemarks.tsx';
import { EditSection, SectionView } from '../../../components/admin/records/SectionView.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { EmptyState } from '../../../components/ui/states/EmptyState.tsx';

const isWeb = (address: string) => /^https?:\/\//i.test(address);

const Site = ({ site: { website, isEnabled } }: { site: EcommerceSite }) => {
  const translate = useTranslate();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, py: 0.75 }}>
      <Box component="span" sx={{ typography: 'body2', overflowWrap: 'anywhere', minWidth: 0 }}>
        {isWeb(website) ? (
          <Link href={website} target="_blank" rel="noopener noreferrer">
            {website}
          </Link>
        ) : (
          website
        )}
      </Box>
      <StatusChip
        tone={isEnabled ? 'success' : 'neutral'}
        label={translate(isEnabled ? 'sections.field.isEnabled' : 'sections.notInUse')}
      />
    </Box>
  );
};

const Sites = ({ sites }: { sites: readonly EcommerceSite[] }) => {
  const translate = useTranslate();
  const remarks = useSectionRemarks('ecommerce-sites');
  const title = translate('records.page.ecommerceSites');
  const edit = <EditSection page="ecommerceSitesEdit" name={title} />;
  const asked = <OtherRemarks remarks={remarks} fields={[]} />;
  if (sites.length === 0) {
    return (
      <>
        {asked}
        <EmptyState title={translate('sections.noSites')} actions={edit} />
      </>
    );
  }
  return (
    <Panel title={title} aside={edit}>
      {asked}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sites.map((site) => (
          <Site key={site.website} site={site} />
        ))}
      </Box>
    </Panel>
  );
};

/** Where a store sells on the web. */
export const EcommerceSitesPage = () => (
  <SectionView>
    {(record) => record.kind === 'merchant' && <Sites sites={record.ecommerceSites} />}
  </SectionView>
);
