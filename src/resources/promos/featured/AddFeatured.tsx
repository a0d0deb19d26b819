import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { SearchCombobox } from '../../../components/ui/search/SearchCombobox.tsx';
import { useFeature } from '../shared/useFeature.ts';

/** Adds a promo to the featured ones: only such as are approved and not over are found. */
export const AddFeatured = ({ isFull }: { isFull: boolean }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { feature, isPending } = useFeature();
  // Begun anew after each choice, so that the field is empty again.
  const [round, setRound] = useState(0);
  return (
    <Box sx={{ flex: '0 1 360px', minWidth: 240 }}>
      <OutOfView reason={isFull ? translate('promos.featured.full') : undefined}>
        <SearchCombobox
          key={round}
          label={translate('promos.featured.add')}
          placeholder={translate('promos.featured.find')}
          value={null}
          disabled={isPending}
          search={async (text) =>
            (await provider.findFeaturablePromos(text)).map(({ promoId, code, name }) => ({
              value: promoId,
              label: `${name} (${code})`,
            }))
          }
          onChange={(promoId) => {
            if (!promoId) return;
            feature({ promoId }, true);
            setRound(round + 1);
          }}
        />
      </OutOfView>
    </Box>
  );
};
