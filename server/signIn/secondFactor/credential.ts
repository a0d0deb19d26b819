import type { PasskeyAnswer, PasskeyMade, PasskeyOptions } from '#contract/shapes/passkey.ts';
import { type PasskeyPlace, passkeyPlace } from '#domain/signIn/passkeyPlace.ts';
import type { RequestContext } from '../../http/deps.ts';

/** The public half of a passkey, as it is kept (WebAuthn). */
export interface Credential {
  credentialId: string;
  /** COSE, as base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
}

/** What a passkey has to sign, and where. */
export interface Asked {
  place: PasskeyPlace;
  /** The hash of the code that a challenge was made with: as good as random, known to the server until it is asked with, and of use once. */
  challenge: string;
}

/** EdDSA, ES256 and RS256 of COSE: what devices in use sign by. */
const ALGORITHMS = [-8, -7, -257];

/** The library comes with who needs it: it reads certificates of makers too, which is a lot of code. */
const library = () => import('@simplewebauthn/server');

/** Where passkeys of this server work; null where there are none. */
export const placeOf = ({ deps }: Pick<RequestContext, 'deps'>): PasskeyPlace | null =>
  passkeyPlace(deps.config.publicUrl);

const expected = ({ place, challenge }: Asked) => ({
  expectedChallenge: Buffer.from(challenge).toString('base64url'),
  expectedOrigin: place.origin,
  expectedRPID: place.host,
  // The password was asked for: that the device is there is enough, as with a key without a reader of fingers.
  requireUserVerification: false,
});

const known = (credentials: readonly Credential[]) =>
  credentials.map(({ credentialId, transports }) => ({ id: credentialId, transports }));

/** What a browser is asked with to make a passkey for an account, on none of the devices that have one. */
export const optionsToMake = async (
  { place, challenge }: Asked,
  { userId, username, name }: { userId: string; username: string; name: string },
  held: readonly Credential[],
): Promise<PasskeyOptions> => {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Suki',
    rpID: place.host,
    userName: username,
    userDisplayName: name,
    userID: new TextEncoder().encode(`suki:${userId}`),
    challenge,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known(held),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  return { ...options };
};

/** What a browser is asked with to sign by one of these. */
export const optionsToSign = async (
  { place, challenge }: Asked,
  held: readonly Credential[],
): Promise<PasskeyOptions> => {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: place.host,
    challenge,
    allowCredentials: known(held),
    userVerification: 'preferred',
  });
  return { ...options };
};

/** The passkey that a browser has made for this challenge, here; null for anything else. */
export const readMade = async (asked: Asked, made: PasskeyMade): Promise<Credential | null> => {
  const { verifyRegistrationResponse } = await library();
  const response = { ...made, clientExtensionResults: {} };
  const answer = await verifyRegistrationResponse({
    ...expected(asked),
    response,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!answer?.verified) return null;
  const { id, publicKey, counter } = answer.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: made.response.transports ?? [],
  };
};

/** The counter of a passkey after it has signed this challenge, here; null for anything else, and for a copy: its counter stands still. */
export const readSigned = async (
  asked: Asked,
  { credentialId, publicKey, counter, transports }: Credential,
  { response, ...rest }: PasskeyAnswer,
): Promise<number | null> => {
  const { verifyAuthenticationResponse } = await library();
  const { userHandle, ...signed } = response;
  const answer = await verifyAuthenticationResponse({
    ...expected(asked),
    response: {
      ...rest,
      clientExtensionResults: {},
      response: { ...signed, ...(userHandle ? { userHandle } : {}) },
    },
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter,
      transports,
    },
  }).catch(() => null);
  return answer?.verified ? answer.authenticationInfo.newCounter : null;
};
