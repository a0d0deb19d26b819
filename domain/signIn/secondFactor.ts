import type { Sentence } from '../sentence.ts';

/** By what somebody proves a second time who they are. */
export const SECOND_FACTORS = ['none', 'sms', 'app', 'passkey'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** What it is called. */
export const secondFactorLabels: Readonly<Record<SecondFactor, Sentence>> = {
  none: { en: 'None', fil: 'Wala' },
  sms: { en: 'Code by text message', fil: 'Code sa text' },
  app: { en: 'Authenticator app', fil: 'Authenticator app' },
  passkey: { en: 'Passkey', fil: 'Passkey' },
};

/** So many characters the name of a passkey has at most. */
export const PASSKEY_NAME = 60;

/** How an account stands with its second factor. */
export interface FactorState {
  /** What the person has set up. */
  chosen: SecondFactor;
  /** Whether there has to be one: by the account, or by a role. */
  isRequired: boolean;
  /** Whether a code was read on the account's mobile number. */
  isNumberProved: boolean;
}

/** Returns what a sign-in asks for: what the person chose, else a code to the proved number where a second factor is required. */
export const askedFactor = ({ chosen, isRequired, isNumberProved }: FactorState): SecondFactor =>
  chosen === 'none' && isRequired && isNumberProved ? 'sms' : chosen;

/** The same in a session. */
export interface SessionFactor extends FactorState {
  /** The session began at the identity provider, which asked for a second factor of its own. */
  hasProviderFactor: boolean;
}

/** By what somebody who is signed in proves again who they are. */
export type ProofWay = Exclude<SecondFactor, 'none'> | 'provider';

/** Returns what proves again who is signed in: what they set up here comes before the identity provider. */
export const proofWay = (state: SessionFactor): ProofWay | 'none' =>
  state.chosen === 'none' && state.hasProviderFactor ? 'provider' : askedFactor(state);

/** True when a second factor is required and none can be asked for: the person sets one up before anything else. */
export const lacksFactor = (state: SessionFactor): boolean => state.isRequired && proofWay(state) === 'none';
