import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { type Reach, storeInView, type ViewPlace } from '#domain/access/view/roleReach.ts';
import { userFields } from '#domain/fields/user.ts';
import { SearchCombobox } from '../../ui/search/SearchCombobox.tsx';
import { useLanguage } from '../useLanguage.ts';
import { useSukiDataProvider } from '../useSukiDataProvider.ts';

interface Props {
  reaches: readonly Reach[];
  value: ViewPlace;
  onChange: (place: ViewPlace) => void;
  errors: Readonly<Partial<Record<keyof ViewPlace, string>>>;
}

/** Whose rows a role of partners is to show: a partner, and a store of it where its people work in stores. */
export const PlaceFields = ({ reaches, value: { partnerId, merchantId }, onChange, errors }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const provider = useSukiDataProvider();
  const store = storeInView(reaches);
  const findStores = async (text: string) =>
    (await provider.findSalesrooms(partnerId ?? '', text)).map(({ merchantId: value, label }) => ({
      value,
      label,
    }));
  return (
    <Stack spacing={2}>
      <SearchCombobox
        label={userFields.partnerName.label[language]}
        help={translate('shell.view.partnerHelp')}
        required
        value={partnerId ?? null}
        onChange={(id) => onChange(id ? { partnerId: id } : {})}
        error={errors.partnerId}
        search={(text) => provider.findPartnersToInvite(text)}
      />
      {store !== 'none' && partnerId && (
        <SearchCombobox
          // Another partner has other stores.
          key={partnerId}
          label={translate('shell.view.store')}
          help={translate(`shell.view.storeHelp.${store}`)}
          required={store === 'needed'}
          optional={store === 'optional'}
          value={merchantId ?? null}
          onChange={(id) => onChange({ partnerId, ...(id && { merchantId: id }) })}
          error={errors.merchantId}
          search={findStores}
        />
      )}
    </Stack>
  );
};
