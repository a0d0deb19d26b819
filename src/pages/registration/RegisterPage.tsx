import './registration.css';
import { type ComponentType, useEffect, useMemo, useRef } from 'react';
import {
  placeAfter,
  placeNamed,
  placeToShow,
  type RegisterPlace,
} from '#domain/people/registering/registerSteps.ts';
import { navigate, useAddress } from '../../public/navigate.ts';
import { keepAnswers, useAnswers } from './answers.ts';
import { isComplete } from './problems.ts';
import { RegisterContext, type Registering } from './registerContext.ts';
import { CodeStep } from './steps/CodeStep.tsx';
import { ContactStep } from './steps/ContactStep.tsx';
import { DoneStep } from './steps/DoneStep.tsx';
import { IdStep } from './steps/IdStep.tsx';
import { ModulesStep } from './steps/ModulesStep.tsx';
import { NameStep } from './steps/NameStep.tsx';
import { ReviewStep } from './steps/ReviewStep.tsx';
import { SelfieStep } from './steps/SelfieStep.tsx';
import { VerifyStep } from './steps/VerifyStep.tsx';
import { WorkStep } from './steps/WorkStep.tsx';

const STEPS: Readonly<Record<RegisterPlace, ComponentType>> = {
  code: CodeStep,
  'personal-details/name': NameStep,
  'personal-details/contact': ContactStep,
  'personal-details/verify': VerifyStep,
  'personal-details/work': WorkStep,
  'identification/id': IdStep,
  'identification/selfie': SelfieStep,
  modules: ModulesStep,
  review: ReviewStep,
  done: DoneStep,
};

const BASE = '/register/';

const placeOf = (address: string): RegisterPlace => {
  const [step = '', part] = address.split(/[?#]/)[0]?.slice(BASE.length).split('/') ?? [];
  return placeNamed(step, part || undefined);
};

/** With each page after the first the focus goes to what it asks for, else to its heading. */
const useFocusOnPlace = (place: RegisterPlace): void => {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    const find = (what: string) => document.querySelector<HTMLElement>(what);
    (find('main [data-first]') ?? find('main h1'))?.focus();
  }, [place]);
};

/** Whoever was given a registration code asks for an account, a page at a time; refresh and Back lose nothing. */
export function RegisterPage() {
  const address = useAddress();
  const answers = useAnswers();
  const wanted = placeOf(address);
  const place = placeToShow(wanted, (one) => isComplete(one, answers), answers.sentTo !== null);
  useEffect(() => {
    if (location.pathname !== BASE + place) navigate(BASE + place, { replace: true });
  }, [place]);
  useFocusOnPlace(place);
  const registering = useMemo((): Registering => {
    const go: Registering['go'] = (to, how) => navigate(BASE + to, how);
    return {
      place,
      answers,
      keep: keepAnswers,
      go,
      goOn: () => {
        keepAnswers({ notice: null });
        go(answers.hasReviewed ? 'review' : placeAfter(place));
      },
    };
  }, [place, answers]);
  const Step = STEPS[place];
  return (
    <RegisterContext value={registering}>
      <Step key={place} />
    </RegisterContext>
  );
}
