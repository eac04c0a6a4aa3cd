import { type Static, Type } from 'typebox';
import { TextSchema } from './primitives.ts';

/** 'cumple': the section's contract test ran and passed before the build was published. 'sin prueba': it didn't run. */
const TestResult = Type.Union([Type.Literal('cumple'), Type.Literal('sin prueba')]);

const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });

/**
 * What a team states about a build that it publishes: its files, what they were made from, and whether the contract test passed.
 * The server refuses a build whose statement isn't about the uploaded files.
 */
export const Statement = Type.Object({
  seccion: TextSchema(61, 1),
  /** SHA-256 of the lines '<path>\n<SHA-256>\n' of the uploaded files, source maps left out, in order of their paths. */
  archivos: Sha256,
  commit: Type.Optional(Type.String({ pattern: '^[0-9a-f]{7,64}$' })),
  autor: Type.Optional(TextSchema(120)),
  /** SHA-256 of the lock file with which the build's packages were installed; null without one. */
  candado: Type.Union([Sha256, Type.Null()]),
  prueba: TestResult,
  /** Version of the kit (`@lavanda/shared`, whose `release` command publishes) with which the build was published. */
  kit: TextSchema(40, 1),
});
export type Statement = Static<typeof Statement>;

/** A statement as it is sent: a `Statement` in JSON, and the team's Ed25519 signature of exactly that text, in base64. */
export const SentStatement = Type.Object({
  texto: Type.String({ maxLength: 4_000 }),
  firma: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9+/]{86}==$' })),
});
export type SentStatement = Static<typeof SentStatement>;

/** The parts of a version's statement that the server keeps. */
export const KeptStatement = Type.Object({
  /** Whether the statement was signed with the key that is registered with the deploy token. */
  firmada: Type.Boolean(),
  commit: Type.Optional(Type.String()),
  autor: Type.Optional(Type.String()),
  candado: Type.Union([Type.String(), Type.Null()]),
  prueba: TestResult,
  kit: Type.String(),
});
export type KeptStatement = Static<typeof KeptStatement>;
