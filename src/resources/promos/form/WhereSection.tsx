import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useUser } from '../../../components/shell/useUser.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { PartnersInput } from './PartnersInput.tsx';
import type { Named } from './promoValues.ts';
import { StoreNameInput } from './StoreNameInput.tsx';

/** Whose promo it is: the partners, and the store by whose name customers know it. */
export const WhereSection = () => {
  const translate = useTranslate();
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
        <StoreNameInput
          source="storeName"
          help={isStaff ? translate('promos.help.storeName') : undefined}
          onPartner={addPartner}
        />
        {isStaff && <PartnersInput source="partners" />}
      </Stack>
    </Panel>
  );
};
