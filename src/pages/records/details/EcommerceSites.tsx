import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import type { Merchant } from '#contract/merchants.ts';
import type { EcommerceSite } from '#contract/shapes/ecommerceSite.ts';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { SectionPanel } from './SectionPanel.tsx';

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

/** Where a store sells on the web. */
export const EcommerceSites = ({ store: { ecommerceSites } }: { store: Merchant }) => (
  <SectionPanel
    page="ecommerceSites"
    edit="ecommerceSitesEdit"
    section="ecommerce-sites"
    empty={ecommerceSites.length === 0 && 'noSites'}
  >
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {ecommerceSites.map((site) => (
        <Site key={site.website} site={site} />
      ))}
    </Box>
  </SectionPanel>
);
