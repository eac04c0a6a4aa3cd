import { Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';
import { TypedPassword } from './primitives.ts';

/** Six digits of the authenticator, or a recovery code; spaces and hyphens in it are ignored. */
const Code = Type.String({ minLength: 1, maxLength: 40 });
const Empty = Type.Object({});

export const secondFactorSchemas = {
  summary: 'Si la propia cuenta pide un código al entrar',
  response: Type.Object({ activo: Type.Boolean(), codigosRestantes: Type.Integer() }),
} satisfies CallSchemas;

export const prepareSecondFactorSchemas = {
  summary: 'Prepara la verificación en dos pasos: el secreto para la aplicación',
  body: Type.Object({ password: TypedPassword }),
  /** `secreto`, in base32, is for typing into the authenticator; `uri` (otpauth://) is for its QR. */
  response: Type.Object({ secreto: Type.String(), uri: Type.String() }),
} satisfies CallSchemas;

export const activateSecondFactorSchemas = {
  summary: 'Activa la verificación en dos pasos con el primer código',
  body: Type.Object({ codigo: Code }),
  /** Recovery codes, shown only this once. */
  response: Type.Object({ codigos: Type.Array(Type.String()) }),
} satisfies CallSchemas;

export const removeSecondFactorSchemas = {
  summary: 'Quita la verificación en dos pasos de la propia cuenta',
  body: Type.Object({ password: TypedPassword, codigo: Code }),
  response: Empty,
} satisfies CallSchemas;

export const enterCodeSchemas = {
  summary: 'Abre con su código la sesión que lo espera',
  body: Type.Object({ codigo: Code }),
  response: Type.Object({ redirection: Type.String() }),
} satisfies CallSchemas;
