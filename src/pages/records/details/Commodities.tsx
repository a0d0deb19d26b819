import type { Merchant } from '#contract/merchants.ts';
import { Facts } from '../../../components/ui/Facts.tsx';
import { SectionPanel } from './SectionPanel.tsx';

const enabled = <T extends { isEnabled: boolean }>(rows: readonly T[]): T[] =>
  rows.filter(({ isEnabled }) => isEnabled);

/** What a store sells. */
export const Commodities = ({ store: { commodities } }: { store: Merchant }) => {
  const sold = enabled(commodities);
  return (
    <SectionPanel
      page="commodities"
      edit="commoditiesEdit"
      section="commodities"
      empty={sold.length === 0 && 'noCommodities'}
    >
      <Facts
        facts={sold.map(({ name, types }) => ({
          label: name,
          value: enabled(types)
            .map((type) => type.name)
            .join(', '),
        }))}
      />
    </SectionPanel>
  );
};
