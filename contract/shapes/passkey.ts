import { z } from 'zod';

const bytes = (most: number) =>
  z
    .string()
    .regex(/^[\w-]*$/)
    .max(most);
const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') };

/** What a browser is asked with, as `PublicKeyCredential` reads it from JSON; what it answers is bound to `challenge`. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.infer<typeof passkeyOptions>;

/** A passkey that a browser has made (RegistrationResponseJSON of WebAuthn, as far as it is read). */
export const passkeyMade = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type PasskeyMade = z.infer<typeof passkeyMade>;

/** What a passkey has signed (AuthenticationResponseJSON of WebAuthn, as far as it is read). */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(200).nullish(),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;
