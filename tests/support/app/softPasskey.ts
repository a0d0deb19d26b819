import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyAnswer, PasskeyMade } from '#contract/shapes/passkey.ts';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const text = (data: Buffer): string => data.toString('base64url');

/** The few forms of CBOR that an attestation is made of: numbers, bytes, text and maps. */
const head = (kind: number, size: number): Buffer => {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  return size < 256
    ? Buffer.from([(kind << 5) | 24, size])
    : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
};
type Cbor = number | string | Buffer | Map<number | string, Cbor>;
const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, member]) => [cbor(key), cbor(member)]),
  ]);
};

interface At {
  origin: string;
  host: string;
}
const PRESENT = 0x01;
const WITH_KEY = 0x40;

/** An authenticator in software: one key of the curve P-256, with a counter, as WebAuthn has it. */
export const softPasskey = (at: At) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  const clientData = (type: string, challenge: string, { origin }: At): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const dataOf = ({ host }: At, flags: number, count: number): Buffer => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counted]);
  };
  const known = { id: text(id), rawId: text(id), type: 'public-key' } as const;
  return {
    /** What the browser answers when it is made; elsewhere when `from` says so. */
    make: (challenge: string, from: Partial<At> = {}): PasskeyMade => {
      const place = { ...at, ...from };
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const authData = Buffer.concat([
        dataOf(place, PRESENT | WITH_KEY, counter),
        Buffer.alloc(16),
        Buffer.from([id.length >> 8, id.length & 255]),
        id,
        cbor(key),
      ]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        ...known,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, place)),
          attestationObject: text(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },
    /** What it signs; `count` of a copy that lags behind. */
    sign: (challenge: string, from: Partial<At> & { count?: number } = {}): PasskeyAnswer => {
      const place = { ...at, ...from };
      counter += 1;
      const authenticatorData = dataOf(place, PRESENT, from.count ?? counter);
      const clientDataJSON = clientData('webauthn.get', challenge, place);
      const signature = sign(
        'sha256',
        Buffer.concat([authenticatorData, sha256(clientDataJSON)]),
        privateKey,
      );
      return {
        ...known,
        response: {
          clientDataJSON: text(clientDataJSON),
          authenticatorData: text(authenticatorData),
          signature: text(signature),
        },
      };
    },
  };
};
