import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { fullName } from '#domain/people/fullName.ts';
import { FormPage } from '../../../components/admin/form/FormPage.tsx';
import { FormPanels } from '../../../components/admin/form/FormPanels.tsx';
import type { FormSpec } from '../../../components/admin/form/formSpec.tsx';
import { Loading } from '../../../components/admin/Loading.tsx';
import { OfficeSources } from '../../../components/admin/OfficeSources.tsx';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { problemsOf } from '../../../components/admin/records/sections/sectionForm.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { AddressFields } from '../../../components/ui/address/AddressFields.tsx';
import { FormSwitch } from '../../../components/ui/fields/formFields.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { DesignationFields } from './edit/DesignationFields.tsx';
import { PersonalFields } from './edit/PersonalFields.tsx';
import { NEW_ASSOCIATE, toBody, toValues } from './newAssociate.ts';
import { associatePath } from './personPaths.ts';
import { fieldOf, personText } from './personText.ts';
import { FormStores } from './StoresField.tsx';
import { type StoreChoice, storesOf } from './storeChoice.ts';
import { usePersonLabel } from './usePersonLabel.ts';

const Permanent = () => {
  const translate = useTranslate();
  const isSame: boolean = useWatch({ name: 'isSameAddress' });
  return (
    <Panel title={translate('people.field.permanentAddress')}>
      <FormSwitch name="isSameAddress" label={translate('people.field.isSameAddress')} />
      {!isSame && (
        <Box sx={{ mt: 2 }}>
          <AddressFields name="permanentAddress" />
        </Box>
      )}
    </Panel>
  );
};

const Fields = ({ partnerId, storeId }: { partnerId: string; storeId: string }) => {
  const translate = useTranslate();
  return (
    <FormPanels>
      <Panel title={translate('people.personalDetails')}>
        <PersonalFields />
      </Panel>
      <Panel title={translate('people.designationPosition')}>
        <DesignationFields required={false} />
        <Box sx={{ mt: 2 }}>
          <FormStores
            name="merchantIds"
            label={translate('people.field.merchantIds')}
            help={translate('people.storesHelp')}
            partnerId={partnerId}
            fixedId={storeId}
            required
          />
        </Box>
      </Panel>
      <Panel title={translate('people.field.presentAddress')} note={translate('people.addressOptional')}>
        <AddressFields name="presentAddress" />
      </Panel>
      <Permanent />
    </FormPanels>
  );
};

const useSpec = (stores: readonly StoreChoice[]): FormSpec => {
  const provider = useSukiDataProvider();
  const translate = useTranslate();
  const client = useQueryClient();
  const language = useLanguage();
  const labelOf = usePersonLabel();
  const { recordId } = useRecordShell();
  return useMemo(
    () => ({
      resource: 'associates',
      draft: `person-of-${recordId}`,
      toValues: () => toValues(stores),
      toBody,
      validate: (values) => problemsOf(NEW_ASSOCIATE, toBody(values), language),
      fieldOf,
      labelOf,
      textOf: (path, value) => personText({ client, language, translate }, path, value),
      saidOf: (saved) => translate('people.added', { name: saved.name, smart_count: saved.stores }),
      make: async (body) => {
        const person = NEW_ASSOCIATE.schema.parse(body);
        const added = await provider.addRetailerAssociate(recordId, person);
        return { ...added, name: fullName(person), stores: person.merchantIds.length };
      },
    }),
    [stores, provider, translate, client, language, labelOf, recordId],
  );
};

const AddForm = ({ store, partnerId }: { store: StoreChoice; partnerId: string }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { type, id, pathTo, refetch } = useRecordShell();
  // As the form opened: what was chosen on the way here stands beside the store of the address.
  const [stores] = useState(() => [
    store,
    ...storesOf(state?.stores).filter((other) => other.id !== store.id),
  ]);
  const spec = useSpec(stores);
  const onDone = (saved: RaRecord) => {
    void refetch();
    navigate(associatePath({ type, id }, store.id, String(saved.id)));
  };
  return (
    <OfficeSources>
      <FormPage
        spec={spec}
        title={translate('people.addAssociate')}
        intro={store.merchantName}
        cancelTo={pathTo('retailerAssociateList')}
        onDone={onDone}
      >
        <Fields partnerId={partnerId} storeId={store.id} />
      </FormPage>
    </OfficeSources>
  );
};

/** Adds a retailer associate to a store, and to more of the same partner. */
export const AssociateAddPage = () => {
  const { summary, recordId } = useRecordShell();
  if (!summary)
    return (
      <Loading>
        <Skeleton variant="rounded" height={320} />
      </Loading>
    );
  return <AddForm store={{ id: recordId, merchantName: summary.name }} partnerId={summary.partnerId} />;
};
