import { newApplication } from '#contract/shapes/sections.ts';
import { manilaDate } from '#domain/day.ts';
import { textOrNull } from '#domain/formats/textOrNull.ts';
import { birthDateProblem } from '#domain/people/age.ts';
import { associateProblems, repeatedPeople } from '#domain/people/associate.ts';
import { missingPlaces } from '#domain/places/placeChain.ts';
import { registrationProblems } from '#domain/records/businessRegistration.ts';
import { cashLimitProblems } from '#domain/records/cashLimits.ts';
import { repeatedCodes, repeatedTins } from '#domain/records/newStores.ts';
import { type OpeningHours, scheduleProblems } from '#domain/records/openingHours.ts';
import { sharedPartProblems } from '#domain/records/sharedParts.ts';
import type { Language, Sentence } from '#domain/sentence.ts';
import type { Values } from '../../../components/admin/form/formSpec.tsx';
import { problemsOf } from '../../../components/admin/records/sections/sectionForm.ts';
import type { Branch } from './answers.ts';
import { bankBody, businessBody, rateAt, storeBody } from './body.ts';

/** Whether the city of an address has sub-municipalities and ZIP codes, as far as that is known here. */
export type KnownPlaces = (address: Values) => { hasParts: boolean; hasZips: boolean };

export type Problems = Readonly<Record<string, string>>;
type Sentences = Record<string, Sentence>;

const rows = (value: unknown): Values[] => (Array.isArray(value) ? value : []);
const today = () => manilaDate(new Date());

const birthDates = (people: readonly Values[], pathOf: (at: number) => string): Sentences =>
  Object.fromEntries(
    people.flatMap(({ birthDate }, at): [string, Sentence][] => {
      const born = birthDateProblem(textOrNull(birthDate), today());
      return born ? [[`${pathOf(at)}.birthDate`, born]] : [];
    }),
  );

/** What is not chosen of an address, below its path. */
const placeProblems = (address: unknown, path: string, known: KnownPlaces): Sentences => {
  if (typeof address !== 'object' || address === null) return {};
  const ids: Values = Object.fromEntries(Object.entries(address));
  return Object.fromEntries(
    Object.entries(missingPlaces(ids, known(ids))).map(([field, sentence]) => [`${path}.${field}`, sentence]),
  );
};

/** What is wrong with the business details, by field. */
export const businessProblems = (values: Values, language: Language, known: KnownPlaces): Problems => {
  const rules = (body: Values) => ({
    ...placeProblems(body.address, 'address', known),
    ...registrationProblems(textOrNull(body.businessEntity), {
      dti: textOrNull(body.dtiRegistrationNumber),
      sec: textOrNull(body.secRegistrationNumber),
    }),
    ...birthDates(rows(body.contactPersons), (at) => `contactPersons.${at}`),
  });
  return problemsOf({ schema: newApplication.business, rules }, businessBody(values), language);
};

/** A path of what was sent as the form has it: rates that were not given are not sent. */
export const bankFieldOf = (values: Values, path: string): string =>
  path.replace(/^mdrRates\.(\d+)/, (_, sent: string) => `mdrRates.${rateAt(values.mdrRates, Number(sent))}`);

/** What is wrong with the bank account, its signatory and the rates, by field. */
export const bankProblems = (values: Values, language: Language): Problems => {
  const rules = (body: Values) => birthDates(rows([body.authorizedSignatory]), () => 'authorizedSignatory');
  const found = problemsOf({ schema: newApplication.bank, rules }, bankBody(values), language);
  return Object.fromEntries(
    Object.entries(found).map(([path, message]) => [bankFieldOf(values, path), message]),
  );
};

const peopleProblems = (people: readonly Values[]): Sentences => ({
  ...Object.fromEntries(
    people.flatMap((person, at) => {
      const facts = {
        birthDate: textOrNull(person.birthDate),
        isSameAddress: person.isSameAddress === true,
        presentAddress: person.presentAddress,
      };
      return Object.entries(associateProblems(facts, today())).map(([field, sentence]) => [
        `retailerAssociates.${at}.${field}`,
        sentence,
      ]);
    }),
  ),
  ...repeatedPeople(
    people.map((person) => ({
      firstName: textOrNull(person.firstName) ?? `${people.indexOf(person)}`,
      middleName: textOrNull(person.middleName),
      lastName: textOrNull(person.lastName) ?? '',
      birthDate: textOrNull(person.birthDate),
    })),
    'retailerAssociates',
  ),
});

const isHours = (value: unknown): value is OpeningHours[] => Array.isArray(value);

const storeRules = (body: Values, known: KnownPlaces): Sentences => ({
  ...placeProblems(body.address, 'address', known),
  ...Object.assign(
    {},
    ...rows(body.retailerAssociates).flatMap((person, at) =>
      ['presentAddress', 'permanentAddress'].map((field) =>
        placeProblems(person[field], `retailerAssociates.${at}.${field}`, known),
      ),
    ),
  ),
  ...cashLimitProblems({ minCashAmt: textOrNull(body.minCashAmt), maxCashAmt: textOrNull(body.maxCashAmt) }),
  ...sharedPartProblems({
    isSameAddress: body.isSameAddress === true,
    isSameBank: body.isSameBank === true,
    isSameContact: body.isSameContact === true,
    address: body.address,
    bankDetails: body.bankDetails,
    contactPerson: body.contactPerson,
  }),
  ...(isHours(body.schedules) ? scheduleProblems(body.schedules, 'schedules') : {}),
  ...peopleProblems(rows(body.retailerAssociates)),
  ...birthDates(body.contactPerson ? rows([body.contactPerson]) : [], () => 'contactPerson'),
});

/** What is wrong with a store by itself, by field. */
export const storeProblems = (
  branch: Branch,
  { language, isExternal, known }: { language: Language; isExternal: boolean; known: KnownPlaces },
): Problems =>
  problemsOf(
    { schema: newApplication.store, rules: (body) => storeRules(body, known) },
    storeBody(branch, [], isExternal),
    language,
  );

/** What stores of one application may not have alike, by their places in the list and field. */
export const repeatedAmong = (
  branches: readonly Branch[],
  language: Language,
): ReadonlyMap<number, Problems> => {
  const found = new Map<number, Problems>();
  const add = (field: string, repeated: ReadonlyMap<number, Sentence>) => {
    for (const [at, sentence] of repeated) found.set(at, { ...found.get(at), [field]: sentence[language] });
  };
  add('tinNumber', repeatedTins(branches.map(({ tinNumber }) => textOrNull(tinNumber))));
  add(
    'hsisSalesRoomCode',
    repeatedCodes(branches.map(({ hsisSalesRoomCode }) => textOrNull(hsisSalesRoomCode))),
  );
  return found;
};
