import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useUser } from '../../../components/shell/useUser.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { FormPartners } from './PartnersBox.tsx';
import type { Named } from './promoValues.ts';
import { FormStoreName } from './StoreNameBox.tsx';
import { usePromoLabel } from './usePromoLabel.ts';

/** Whose promo it is: the partners, and the store by whose name customers know it. */
export const WhereSection = () => {
  const translate = useTranslate();
  const label = usePromoLabel();
  const { type } = useUser();
  const { getValues, setValue } = useFormContext();
  const isStaff = type === 'INTERNAL';
  const addPartner = (partner: Named) => {
    const partners: Named[] = getValues('partners') ?? [];
    if (partners.some(({ id }) => id === partner.id)) return;
    setValue('partners', [...partners, partner], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Panel
      title={translate(isStaff ? 'promos.section.where' : 'promos.section.ownWhere')}
      note={translate(isStaff ? 'promos.help.where' : 'promos.help.ownWhere')}
    >
      <Stack spacing={2}>
        <FormStoreName
          name="storeName"
          label={label('storeName')}
          help={isStaff ? translate('promos.help.storeName') : undefined}
          onPartner={addPartner}
          required
        />
        {isStaff && <FormPartners name="partners" label={label('partners')} required />}
      </Stack>
    </Panel>
  );
};
