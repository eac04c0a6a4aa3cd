import { type Static, Type } from 'typebox';
import { MAX_PASSKEY_NAME } from '../../domain/passkeys.ts';
import type { CallSchemas } from '../calls/call.ts';
import { TextSchema, TypedPassword, Uuid } from './primitives.ts';

/** Bytes in base64url, as WebAuthn's JSON has them. */
const Bytes = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });
/** At most 1023 bytes (WebAuthn, 4 "Credential ID"). */
const CredentialId = Bytes(1364);
const PublicKey = Type.Literal('public-key');

/** A passkey of the user's own account. */
export const Passkey = Type.Object({
  _id: Type.String(),
  nombre: Type.String(),
  creada: Type.String(),
  ultimoUso: Type.Union([Type.String(), Type.Null()]),
});
export type Passkey = Static<typeof Passkey>;

export const passkeysSchemas = {
  summary: 'Las llaves de acceso de la propia cuenta',
  /** `dispositivo` is the asking browser ('Chrome en Windows'), as a suggested name; '' when it is unknown. */
  response: Type.Object({ llaves: Type.Array(Passkey), dispositivo: Type.String() }),
} satisfies CallSchemas;

// The objects below have the names of WebAuthn's JSON (https://www.w3.org/TR/webauthn-3/, 5.1.8 and 5.1.9).

const Descriptor = Type.Object({ id: Type.String(), type: PublicKey, transports: Type.Optional(Type.Array(Type.String())) });

const CreationOptions = Type.Object({
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  challenge: Type.String(),
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: PublicKey })),
  timeout: Type.Integer(),
  excludeCredentials: Type.Array(Descriptor),
  authenticatorSelection: Type.Object({
    residentKey: Type.Literal('preferred'),
    userVerification: Type.Literal('preferred'),
  }),
  attestation: Type.Literal('none'),
});
export type CreationOptions = Static<typeof CreationOptions>;

const RequestOptions = Type.Object({
  challenge: Type.String(),
  timeout: Type.Integer(),
  rpId: Type.String(),
  allowCredentials: Type.Array(Descriptor),
  userVerification: Type.Literal('preferred'),
});
export type RequestOptions = Static<typeof RequestOptions>;

const NewCredential = Type.Object({
  id: CredentialId,
  rawId: CredentialId,
  type: PublicKey,
  response: Type.Object({
    clientDataJSON: Bytes(8_000),
    attestationObject: Bytes(20_000),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
  }),
  clientExtensionResults: Type.Object({}),
});
export type NewCredential = Static<typeof NewCredential>;

const Assertion = Type.Object({
  id: CredentialId,
  rawId: CredentialId,
  type: PublicKey,
  response: Type.Object({
    clientDataJSON: Bytes(8_000),
    authenticatorData: Bytes(8_000),
    signature: Bytes(8_000),
    userHandle: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  clientExtensionResults: Type.Object({}),
});
export type Assertion = Static<typeof Assertion>;

export const preparePasskeySchemas = {
  summary: 'Prepara una llave de acceso: lo que el navegador necesita para crearla',
  body: Type.Object({ password: TypedPassword }),
  response: Type.Object({ opciones: CreationOptions }),
} satisfies CallSchemas;

export const addPasskeySchemas = {
  summary: 'Agrega a la propia cuenta la llave de acceso que el navegador creó',
  body: Type.Object({ nombre: TextSchema(MAX_PASSKEY_NAME, 1), respuesta: NewCredential }),
  /** The recovery codes, shown only this once; empty when the account already had some. */
  response: Type.Object({ codigos: Type.Array(Type.String()) }),
} satisfies CallSchemas;

export const removePasskeySchemas = {
  summary: 'Quita una llave de acceso de la propia cuenta',
  body: Type.Object({ _id: Uuid, password: TypedPassword, codigo: Type.String({ minLength: 1, maxLength: 40 }) }),
  response: Type.Object({}),
} satisfies CallSchemas;

export const challengePasskeySchemas = {
  summary: 'Pide el reto que firmará una llave de acceso para abrir la sesión que la espera',
  response: Type.Object({ opciones: RequestOptions }),
} satisfies CallSchemas;

export const enterPasskeySchemas = {
  summary: 'Abre con una llave de acceso la sesión que la espera',
  body: Type.Object({ respuesta: Assertion }),
  response: Type.Object({ redirection: Type.String() }),
} satisfies CallSchemas;
