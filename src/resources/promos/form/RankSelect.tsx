import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { NO_RANK, rankChoices } from '#domain/promos/promoRanks.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { Field } from '../../../components/ui/fields/Field.tsx';
import { useField } from '../../../components/ui/fields/Fields.tsx';
import type { CategoryValue } from './promoValues.ts';

interface Props {
  /** The dictionary's name of the rank. */
  source: string;
  category: CategoryValue | null;
  promoId?: string;
  onChange: (rank: number | null) => void;
}

/** The place in a category, N/A first; a place that another promo holds says which one and cannot be taken. */
export const RankSelect = ({ source, category, promoId, onChange }: Props) => {
  const { label } = useField(source);
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { data = [] } = useQuery({
    queryKey: ['categoryRanks', category?.code],
    queryFn: () => provider.listCategoryRanks(category?.code ?? ''),
    enabled: category !== null,
  });
  const holderOf = (rank: number) => {
    const holder = data.find((row) => row.rank === rank)?.promo;
    return holder && holder.promoId !== promoId ? holder : null;
  };
  const ranks = data.map(({ rank }) => rank);
  // The stored rank stands there while the others are on their way.
  const known = category?.rank && !ranks.includes(category.rank) ? [category.rank, ...ranks] : ranks;
  return (
    <Field label={label}>
      {(control) => (
        <Select
          size="small"
          disabled={category === null}
          value={category?.rank ?? NO_RANK}
          onChange={({ target }) => onChange(target.value === NO_RANK ? null : Number(target.value))}
          slotProps={{
            root: { id: `${control.id}-root` },
            input: { id: control.id, 'aria-label': label },
          }}
          renderValue={(rank) => String(rank)}
        >
          {rankChoices(known).map((rank) => {
            const holder = typeof rank === 'number' ? holderOf(rank) : null;
            return (
              <MenuItem key={rank} value={rank} disabled={holder !== null}>
                {rank}
                {holder && (
                  <Typography component="span" variant="caption" sx={{ ml: 1 }}>
                    {translate('promos.rankHeld', { code: holder.code })}
                  </Typography>
                )}
              </MenuItem>
            );
          })}
        </Select>
      )}
    </Field>
  );
};
