import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { PasskeyOptions } from '#contract/shapes/passkey.ts';
import { ApiError } from '../http/apiError.ts';

/** What a browser says of every other reason: closed by the person, too late, no such passkey. It tells no more, so that no page learns it. */
function refused(error: unknown): never {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  throw new ApiError(422, isKnown ? 'passkey_known' : 'passkey_unused', 'The browser gave no passkey');
}

/** Has the browser make a passkey. Rejects with an ApiError (`passkey_known`, `passkey_unused`) when it does not. */
export const makePasskey = (options: PasskeyOptions): Promise<RegistrationResponseJSON> =>
  startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }).catch(
    refused,
  );

/** Has the browser sign by a passkey. Rejects with an ApiError (`passkey_unused`) when it does not. */
export const signByPasskey = (options: PasskeyOptions): Promise<AuthenticationResponseJSON> =>
  startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }).catch(
    refused,
  );
