import { areaName } from '#domain/access/permissionNames.ts';
import { formatDate } from '#domain/day.ts';
import { localMobile } from '#domain/formats/mobile.ts';
import type { RegisterPlace } from '#domain/people/registering/registerSteps.ts';
import type { Sentence } from '#domain/sentence.ts';
import { PageLink } from '../../../public/PageLink.tsx';
import { useRegistering } from '../registerContext.ts';
import { said } from '../texts/said.ts';
import { useSaid, useSaidLanguage } from '../texts/useSaid.ts';
import { useIdKinds } from '../useIdKinds.ts';

interface Part {
  place: RegisterPlace;
  title: Sentence;
  facts: readonly (readonly [label: Sentence, value: string])[];
}

const usePersonParts = (): Part[] => {
  const say = useSaid();
  const { answers } = useRegistering();
  const { firstName, middleName, lastName, birthDate, emailAddress, mobile, landline, open } = answers;
  const storeName = (id: string) =>
    open?.stores.find(({ merchantId }) => merchantId === id)?.merchantName ?? '';
  const [main = '', ...rest] = answers.stores.map(storeName);
  const stores = rest.length ? [say(said.isMain, { store: main }), ...rest].join(', ') : main;
  return [
    {
      place: 'personal-details/name',
      title: said.nameTitle,
      facts: [
        [said.firstName, firstName],
        [said.middleName, middleName || say(said.none)],
        [said.lastName, lastName],
        [said.birthDate, formatDate(birthDate)],
      ],
    },
    {
      place: 'personal-details/contact',
      title: said.contactTitle,
      facts: [
        [said.mobile, localMobile(mobile)],
        [said.emailAddress, emailAddress],
        [said.landline, landline || say(said.none)],
      ],
    },
    {
      place: 'personal-details/work',
      title: said.workTitle,
      facts: [
        [said.jobTitle, answers.jobTitle],
        [said.store, stores || say(said.wholePartner, { partner: open?.partnerName ?? '' })],
      ],
    },
  ];
};

const useOtherParts = (): Part[] => {
  const say = useSaid();
  const language = useSaidLanguage();
  const { answers } = useRegistering();
  const { kinds } = useIdKinds();
  const { codeIdentificationType: code, dateValidity, moduleCodes } = answers;
  const wanted = moduleCodes.map((one) => areaName(one, language));
  return [
    {
      place: 'identification/id',
      title: said.idTitle,
      facts: [
        [said.codeIdentificationType, kinds.find((kind) => kind.code === code)?.label ?? code],
        [said.textIdentificationNumber, answers.textIdentificationNumber],
        [said.dateValidity, dateValidity ? formatDate(dateValidity) : say(said.none)],
        [said.identificationFile, say(said.uploaded)],
      ],
    },
    {
      place: 'identification/selfie',
      title: said.selfieTitle,
      facts: [[said.selfieFile, say(said.uploaded)]],
    },
    {
      place: 'modules',
      title: said.modulesTitle,
      facts: [[said.askBesides, wanted.join(', ') || say(said.none)]],
    },
  ];
};

/** What was answered, in the order of the pages. */
export const Summary = () => {
  const say = useSaid();
  const parts = [...usePersonParts(), ...useOtherParts()];
  return (
    <div className="r-summary">
      {parts.map(({ place, title, facts }) => (
        <section key={place} aria-label={say(title)}>
          <header>
            <h2>{say(title)}</h2>
            <PageLink to={`/register/${place}`} className="s-link s-back">
              {say(said.change)}
              <span className="s-hidden">{say(title)}</span>
            </PageLink>
          </header>
          <dl>
            {facts.map(([label, value]) => (
              <div key={label.en}>
                <dt>{say(label)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
};
