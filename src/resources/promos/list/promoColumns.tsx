import StarIcon from '@mui/icons-material/Star';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { PromoRow } from '#contract/shapes/promoShapes.ts';
import type { Column } from '../../../components/admin/list/table/column.ts';
import { HiddenText } from '../../../components/ui/HiddenText.tsx';
import { countText } from '../../../components/ui/numberTexts.ts';
import { Tip } from '../../../components/ui/Tip.tsx';
import { DateText, MoneyText, NONE } from '../../../components/ui/texts.tsx';
import { PromoStatusChip } from '../shared/PromoStatusChip.tsx';
import { FirstOf, RateText, ValidityText } from '../shared/promoTexts.tsx';

const F = 'promos.field';

const Star = ({ row: { isFeatured } }: { row: PromoRow }) => {
  const translate = useTranslate();
  if (!isFeatured) return null;
  return (
    <Tip title={translate('promos.field.isFeatured')}>
      <Box component="span" sx={{ display: 'inline-flex', verticalAlign: 'text-bottom', ml: 0.75 }}>
        <StarIcon aria-hidden sx={{ fontSize: 16, color: 'warning.main' }} />
        <HiddenText>{translate('promos.field.isFeatured')}</HiddenText>
      </Box>
    </Tip>
  );
};

/** Columns of the promos, the one that was changed last on top. */
export const promoColumns: readonly Column<PromoRow>[] = [
  {
    field: 'code',
    label: `${F}.code`,
    sortable: true,
    isCode: true,
    note: (row) => <Star row={row} />,
  },
  { field: 'name', label: `${F}.name`, sortable: true },
  {
    field: 'status',
    label: `${F}.status`,
    sortable: true,
    cardRole: 'status',
    render: (row) => <PromoStatusChip promo={row} />,
  },
  {
    field: 'partners',
    label: `${F}.partners`,
    render: ({ partners }) => <FirstOf names={partners.map(({ name }) => name)} />,
  },
  { field: 'owner', label: `${F}.owner`, hidden: true, render: ({ owner }) => owner?.name ?? NONE },
  {
    field: 'dtimeValidity.from',
    label: `${F}.dtimeValidity`,
    sortable: true,
    render: (row) => <ValidityText promo={row} />,
  },
  {
    field: 'discountRate',
    label: `${F}.discountRate`,
    sortable: true,
    align: 'end',
    render: (row) => <RateText rate={row.discountRate} />,
  },
  {
    field: 'minAmountDiscount',
    label: `${F}.minAmountDiscount`,
    align: 'end',
    render: (row) => <MoneyText amount={row.minAmountDiscount} />,
  },
  { field: 'storeName', label: `${F}.storeName`, sortable: true, hidden: true },
  {
    field: 'categories',
    label: `${F}.categories`,
    hidden: true,
    render: ({ categories }) => <FirstOf names={categories.map(({ name }) => name)} />,
  },
  { field: 'storeCategory', label: `${F}.storeCategoryId`, hidden: true },
  {
    field: 'locationCount',
    label: `${F}.locationCount`,
    align: 'end',
    hidden: true,
    render: ({ locationCount }) => countText(locationCount),
  },
  {
    field: 'dtimeUpdated',
    label: `${F}.dtimeUpdated`,
    sortable: true,
    render: ({ dtimeUpdated }) => <DateText value={dtimeUpdated} />,
  },
  { field: 'updatedBy', label: `${F}.updatedBy`, hidden: true },
];
