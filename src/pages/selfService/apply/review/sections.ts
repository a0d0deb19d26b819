import { isDateString } from '#domain/day.ts';
import { associateFields } from '#domain/fields/associate.ts';
import { bankAccountFields } from '#domain/fields/bankAccount.ts';
import { contactDetailFields, contactPersonFields } from '#domain/fields/contactPerson.ts';
import { partnerBusinessFields } from '#domain/fields/partner.ts';
import { storeFields } from '#domain/fields/store.ts';
import { localMobile } from '#domain/formats/mobile.ts';
import { formatTin } from '#domain/formats/tin.ts';
import type {
  AccountForm,
  BirthDateForm,
  NamesForm,
  PersonForm,
  StoreForm,
} from '#domain/selfService/form/applicationForm.ts';
import type { SelfServiceStep } from '#domain/selfService/form/steps.ts';
import { dayInWords } from '#domain/selfService/names/dayInWords.ts';
import { goodsName } from '#domain/selfService/names/goodsName.ts';
import { hoursText } from '#domain/selfService/names/hoursText.ts';
import { sendBirthDate } from '#domain/selfService/send/sendBirthDate.ts';
import type { Sentence } from '#domain/sentence.ts';
import { type Application, bankOf, branchesOf, businessOf, storeOf } from '../draft/application.ts';
import type { ApplyKey } from '../parts/useApplyText.ts';
import { addressOf } from './addressOf.ts';

export interface Words {
  t: (key: ApplyKey, values?: Record<string, string | number>) => string;
  say: (sentence: Sentence) => string;
  /** The name of a kind of business by its code. */
  businessType: (code: string) => string;
}

/** A part of the review: what was answered in one step, and where it is changed. */
export interface ReviewSection {
  step: SelfServiceStep;
  store?: number;
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
  /** It is known of a partner that is there, and not changed here. */
  isKnown?: boolean;
}

const nameOf = ({ firstName, middleName, lastName }: NamesForm): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ');

const dayOf = (typed: BirthDateForm, say: Words['say']): string => {
  const day = sendBirthDate(typed);
  return day && isDateString(day) ? say(dayInWords(day)) : '';
};

const accountOf = (account: AccountForm, { t }: Words): string => {
  const last = account.accountNumber.replace(/\s/g, '').slice(-4);
  return [account.bank?.label, account.accountName, last && t('review.masked', { last })]
    .filter(Boolean)
    .join(', ');
};

const reach = (person: PersonForm): string =>
  [nameOf(person), localMobile(person.mobileNumber), person.emailAddress].filter(Boolean).join(', ');

const business = (application: Application, { t, say, businessType }: Words): ReviewSection => {
  const form = businessOf(application);
  const fields = partnerBusinessFields;
  const wishes = [
    form.shoppingmallPh && t('business.shoppingmallPh'),
    form.homeCreditDigitalPayments && t('business.digitalPayments'),
  ].filter((wish) => wish !== false);
  return {
    step: 'business-details',
    title: t('step.business-details'),
    isKnown: application.existing !== null,
    facts: [
      [say(fields.businessEntity.label), businessType(form.businessType)],
      [say(fields.name.label), form.registeredBusinessName],
      [say(fields.tinNumber.label), formatTin(form.businessTin)],
      form.dtiRegistrationNumber
        ? [say(fields.dtiRegistrationNumber.label), form.dtiRegistrationNumber]
        : [say(fields.secRegistrationNumber.label), form.secRegistrationNumber],
      [t('business.where'), addressOf(form.address)],
      [t('review.handling'), t(`business.${form.handlingTransactions}`)],
      [t('business.wishes'), wishes.join('; ')],
    ],
  };
};

/** How who signs is reached; of a partner that is there nobody is told. */
const reachFacts = (person: PersonForm, say: Words['say']): [string, string][] => [
  [say(contactPersonFields.jobTitle.label), person.jobTitle],
  [say(contactPersonFields.birthDate.label), dayOf(person.birthDate, say)],
  [say(contactDetailFields.mobileNumber.label), localMobile(person.mobileNumber)],
  [say(contactDetailFields.emailAddress.label), person.emailAddress],
];

const bank = (application: Application, words: Words): ReviewSection => {
  const { t, say } = words;
  const { authorizedSignatory: person, bankInformation: account } = bankOf(application);
  return {
    step: 'bank-information',
    title: t('step.bank-information'),
    isKnown: application.existing !== null,
    facts: [
      [t('review.signatory'), nameOf(person)],
      ...(application.existing ? [] : reachFacts(person, say)),
      [t('bank.account'), accountOf(account, words)],
      [say(bankAccountFields.accountType.label), account.accountType ? t(`bank.${account.accountType}`) : ''],
    ],
  };
};

/** What a store sells, each kind with its types. */
export const soldGoods = ({ commodities }: Pick<StoreForm, 'commodities'>, say: Words['say']): string =>
  commodities
    .filter(({ value }) => value)
    .map(({ key, label, subCommodities }) => {
      const name = say(goodsName(key, label));
      const types = subCommodities
        .filter(({ value }) => value)
        .map((type) => say(goodsName(type.key, type.label)));
      return types.length > 0 ? `${name} (${types.join(', ')})` : name;
    })
    .join('; ');

const store = (application: Application, at: number, words: Words): ReviewSection[] => {
  const { t, say } = words;
  const form = storeOf(application, at);
  const name = form.merchantName || t('store.unnamed');
  const shared = (isShared: boolean, own: string) => (isShared ? t('review.sameAs') : own);
  const hours = form.schedules.flatMap(({ days, openingHour, closingHour }) => {
    const named = days.map((day) => t(`day.${day}` as ApplyKey)).join(', ');
    return named ? [`${named} ${hoursText(openingHour, closingHour)}`] : [];
  });
  return [
    {
      step: 'branch-details/merchant',
      store: at,
      title: t('review.store', { name }),
      facts: [
        [say(storeFields.contactNumber.label), localMobile(form.contactNumber)],
        [say(storeFields.address.label), shared(form.isSameAddress, addressOf(form.address))],
        [t('bank.account'), shared(form.isSameBank, accountOf(form.bankInformation, words))],
        [say(storeFields.contactPersons.label), shared(form.isSameContact, reach(form.contactPerson))],
      ],
    },
    {
      step: 'branch-details/retailer',
      store: at,
      title: t('review.people', { name }),
      facts: form.retailerAssociates.map((person) => [
        person.position ?? say(associateFields.position.label),
        [nameOf(person), addressOf(person.presentAddress)].filter(Boolean).join('; '),
      ]),
    },
    {
      step: 'branch-details/commodity',
      store: at,
      title: t('review.selling', { name }),
      facts: [
        [say(storeFields.commodities.label), soldGoods(form, say)],
        ...(hours.length > 0 ? hours : ['']).map((text): [string, string] => [
          say(storeFields.schedules.label),
          text,
        ]),
        [
          say(storeFields.ecommerceSites.label),
          form.ecommerceSites
            .map(({ website }) => website)
            .filter(Boolean)
            .join(', '),
        ],
      ],
    },
  ];
};

/** All that was answered, step by step; the documents have a part of their own. */
export const reviewSections = (application: Application, words: Words): ReviewSection[] => [
  business(application, words),
  bank(application, words),
  ...branchesOf(application).flatMap((at) => store(application, at, words)),
];
