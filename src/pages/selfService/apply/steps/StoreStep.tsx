import { storeDetailFields as fields, storeFields } from '#domain/fields/store.ts';
import { localMobile } from '#domain/formats/mobile.ts';
import type { BusinessForm } from '#domain/selfService/form/applicationForm.ts';
import { getLanguage } from '../../../../providers/language.ts';
import { lazyPage } from '../../../../public/loading/lazyPage.ts';
import { PageLink } from '../../../../public/PageLink.tsx';
import { bankOf, branchesOf, businessOf, storeOf } from '../draft/application.ts';
import { AccountFields } from '../fields/AccountFields.tsx';
import { AddressFields } from '../fields/AddressFields.tsx';
import { Group, Under } from '../fields/Group.tsx';
import { PersonFields } from '../fields/PersonFields.tsx';
import { TextField } from '../fields/TextField.tsx';
import { TickField } from '../fields/TickField.tsx';
import { useApplication } from '../parts/applicationContext.ts';
import { useField } from '../parts/formContext.ts';
import { namesOf } from '../parts/namesOf.ts';
import { StepForm } from '../parts/StepFrame.tsx';
import { stepPath, whereNow } from '../parts/stepPath.ts';
import { useApplyText, useSay } from '../parts/useApplyText.ts';
import { NameTaken } from './NameTaken.tsx';
import { StoreButtons, StorePager } from './StorePager.tsx';
import { useStoreSection } from './useStoreSection.ts';

const STEP = 'branch-details/merchant';

const placeOf = ({ address: { streetNumber, streetName, barangay, municipality } }: BusinessForm): string =>
  [[streetNumber, streetName].filter(Boolean).join(' '), barangay?.label, municipality?.label]
    .filter(Boolean)
    .join(', ');

/** Fetched when somebody wants it: few have more stores than they type. */
const SheetPage = lazyPage(async () => {
  const [page, { loadSheetTexts }] = await Promise.all([
    import('../sheet/SheetPage.tsx'),
    import('../sheet/texts/useSheetText.ts'),
  ]);
  await loadSheetTexts(getLanguage()).catch(() => undefined);
  return page;
});

/** The number of a store; one that was typed before, of another store or of who signs, is a press away. */
function NumberField({ at }: { at: number }) {
  const t = useApplyText();
  const application = useApplication();
  const { value, set, leave } = useField<string>('contactNumber');
  const others = branchesOf(application).filter((one) => one !== at);
  const typed = [
    ...others.map((one) => storeOf(application, one).contactNumber),
    bankOf(application).authorizedSignatory.mobileNumber,
  ];
  const number = typed.find((one) => one.trim() !== '');
  return (
    <TextField
      name="contactNumber"
      field={fields.contactNumber}
      type="tel"
      inputMode="tel"
      maxLength={fields.contactNumber.max}
      shown={localMobile}
      hint={t('store.numberHint')}
      aside={
        value === '' && number ? (
          <button
            type="button"
            className="s-plain-button a-fill"
            data-offer
            onClick={() => {
              set(number);
              leave();
              document.getElementById('contactNumber')?.focus();
            }}
          >
            {t('store.useNumber', { number: localMobile(number) })}
          </button>
        ) : null
      }
    />
  );
}

/** One store: its name, and what it has of its own rather than of the business. */
function Store() {
  const t = useApplyText();
  const say = useSay();
  const { application, at, values, section } = useStoreSection(STEP);
  const business = businessOf(application);
  const bank = bankOf(application);
  const { firstName, lastName } = bank.authorizedSignatory;
  const { existing } = application;
  const isOffered = !existing && at === 0 && values.merchantName === business.registeredBusinessName;
  return (
    <StepForm
      key={at}
      step={STEP}
      section={section}
      lead={
        <>
          {t(existing ? 'store.leadMore' : 'store.lead')}{' '}
          <PageLink to={stepPath(STEP, { isSheet: true })}>{t('store.sheet')}</PageLink>
        </>
      }
    >
      <StorePager step={STEP} at={at} />
      <Group title={t('store.what')}>
        <TextField
          name="merchantName"
          field={fields.merchantName}
          maxLength={fields.merchantName.max}
          hint={isOffered ? t('store.fromBusiness') : undefined}
        />
        {existing && <NameTaken name={values.merchantName} />}
        <NumberField at={at} />
      </Group>
      <Group title={t('store.shared')} hint={t('store.sharedHint')}>
        {(!existing || placeOf(business)) && (
          <TickField name="isSameAddress" label={t('store.sameAddress')} hint={placeOf(business)} />
        )}
        {!values.isSameAddress && <AddressFields name="address" />}
        {existing?.hasBank !== false && (
          <TickField name="isSameBank" label={t('store.sameBank')} hint={bank.bankInformation.bank?.label} />
        )}
        {!values.isSameBank && <AccountFields name="bankInformation" names={namesOf(business, bank)} />}
        <TickField
          name="isSameContact"
          label={t('store.sameContact')}
          hint={existing ? t('store.contactOf') : `${firstName} ${lastName}`.trim()}
        />
        {!values.isSameContact && (
          <Group title={say(storeFields.contactPersons.label)}>
            <Under path="contactPerson">
              <PersonFields />
            </Under>
          </Group>
        )}
      </Group>
      <StoreButtons at={at} />
    </StepForm>
  );
}

/** The stores, one by one or all at once out of a spreadsheet. */
export default function StoreStep() {
  return whereNow().isSheet ? <SheetPage /> : <Store />;
}
