import { useTranslate } from 'react-admin';
import type { Commodity } from '#contract/shapes/commodity.ts';
import { OtherRemarks, useSectionRemarks } from '../../../components/admin/records/SectionRemarks.tsx';
import { EditSection, SectionView } from '../../../components/admin/records/SectionView.tsx';
import { Facts } from '../../../components/ui/Facts.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { EmptyState } from '../../../components/ui/states/EmptyState.tsx';

const enabled = <T extends { isEnabled: boolean }>(rows: readonly T[]): T[] =>
  rows.filter(({ isEnabled }) => isEnabled);

const Sold = ({ commodities }: { commodities: readonly Commodity[] }) => {
  const translate = useTranslate();
  const remarks = useSectionRemarks('commodities');
  const title = translate('records.page.commodities');
  const edit = <EditSection page="commoditiesEdit" name={title} />;
  const asked = <OtherRemarks remarks={remarks} fields={[]} />;
  const sold = enabled(commodities);
  if (sold.length === 0) {
    return (
      <>
        {asked}
        <EmptyState title={translate('sections.noCommodities')} actions={edit} />
      </>
    );
  }
  return (
    <Panel title={title} aside={edit}>
      {asked}
      <Facts
        facts={sold.map(({ name, types }) => ({
          label: name,
          value: enabled(types)
            .map((type) => type.name)
            .join(', '),
        }))}
      />
    </Panel>
  );
};

/** What a store sells. */
export const CommoditiesPage = () => (
  <SectionView>
    {(record) => record.kind === 'merchant' && <Sold commodities={record.commodities} />}
  </SectionView>
);
