import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { daysText } from '#domain/records/daysText.ts';
import type { Values } from '../../../../components/admin/form/formSpec.tsx';
import { useLanguage } from '../../../../components/admin/useLanguage.ts';
import { Facts } from '../../../../components/ui/Facts.tsx';
import { StatusChip } from '../../../../components/ui/StatusChip.tsx';
import { NONE } from '../../../../components/ui/texts.tsx';
import { commoditiesOf, schedulesOf, sitesOf } from '../addressOf.ts';
import { SummaryPanel } from './SummaryPanel.tsx';

interface Props {
  branch: Values;
}

/** What a store sells. */
export const CommoditiesCard = ({ branch }: Props) => {
  const translate = useTranslate();
  const commodities = commoditiesOf(branch);
  return (
    <SummaryPanel
      title={translate('branches.part.commodities')}
      none={commodities.length === 0 && translate('sections.noCommodities')}
    >
      <Facts
        facts={commodities.map(({ code, name = code, types }) => ({
          label: name,
          value: types.map((type) => type.name ?? type.code).join(', '),
        }))}
      />
    </SummaryPanel>
  );
};

/** When a store is open. */
export const HoursCard = ({ branch }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const schedules = schedulesOf(branch);
  return (
    <SummaryPanel
      title={translate('branches.part.schedules')}
      none={schedules.length === 0 && translate('sections.noHours')}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2' }}>
        {schedules.map(({ days, openingHour, closingHour }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of hours have no other name than their place
          <li key={at}>
            {daysText(days)[language] || NONE}: {openingHour} – {closingHour}
          </li>
        ))}
      </Box>
    </SummaryPanel>
  );
};

/** Where a store sells on the web. */
export const SitesCard = ({ branch }: Props) => {
  const translate = useTranslate();
  const sites = sitesOf(branch);
  return (
    <SummaryPanel
      title={translate('branches.part.ecommerceSites')}
      none={sites.length === 0 && translate('sections.noSites')}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2' }}>
        {sites.map(({ website, isEnabled }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same address may stand there twice while it is typed
          <Box component="li" key={at} sx={{ overflowWrap: 'anywhere', py: 0.25 }}>
            {website || NONE}{' '}
            <StatusChip
              tone={isEnabled ? 'success' : 'neutral'}
              label={translate(isEnabled ? 'sections.field.isEnabled' : 'sections.notInUse')}
            />
          </Box>
        ))}
      </Box>
    </SummaryPanel>
  );
};
