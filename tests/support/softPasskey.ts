import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Options {
  challenge: string;
  rpId?: string;
  rp?: { id?: string };
}

interface Deviation {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Another key's name, on this key's signature. */
  id?: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const length16 = (size: number) => Buffer.from([size >> 8, size & 255]);

/** CBOR byte string, map entry by entry: what an authenticator writes, and no more of CBOR than that. */
const bytes = (data: Buffer) => Buffer.concat([Buffer.from([0x59]), length16(data.length), data]);
const text = (words: string) => Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]);

/** An authenticator in software that signs what it is given, as WebAuthn has it: P-256, no attestation. */
export function softPasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let count = 0;

  const clientData = (type: string, { challenge }: Options, other: Deviation) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: other.challenge ?? challenge,
        origin: other.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (rpId: string, flags: number, more = Buffer.alloc(0)) => {
    count += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, more]);
  };
  const envelope = (credentialId: string) => ({
    id: credentialId,
    rawId: credentialId,
    type: 'public-key' as const,
    clientExtensionResults: {},
  });

  return {
    id: id.toString('base64url'),
    create(options: Options, other: Deviation = {}) {
      // { 1: 2, 3: -7, -1: 1, -2: x, -3: y }
      const point = (name: number, value: string) =>
        Buffer.concat([Buffer.from([name, 0x58, 32]), Buffer.from(value, 'base64url')]);
      const key = Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]), point(0x21, x), point(0x22, y)]);
      const attested = Buffer.concat([Buffer.alloc(16), length16(id.length), id, key]);
      const data = authenticatorData(other.rpId ?? options.rp?.id ?? '', 0x45, attested);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(data),
      ]);
      return {
        ...envelope(id.toString('base64url')),
        response: {
          clientDataJSON: clientData('webauthn.create', options, other).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get(options: Options, other: Deviation = {}) {
      const client = clientData('webauthn.get', options, other);
      const data = authenticatorData(other.rpId ?? options.rpId ?? '', 0x05);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...envelope(other.id ?? id.toString('base64url')),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
    /** As a copy of the key would, whose counter stood still. */
    goBack() {
      count = 0;
    },
  };
}
