import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { type KeptStatement, type SentStatement, Statement } from '@lavanda/shared/contract/schemas/statement';
import { Check } from 'typebox/value';
import { type BuildFile, InvalidBuild } from './build.ts';

export interface StatementCheck {
  remote: string;
  sent: SentStatement | undefined;
  /** The uploaded files that the statement must describe. */
  files: readonly Pick<BuildFile, 'path' | 'sha256'>[];
  /** The team's public key (SPKI in PEM); null when none is registered with its deploy token. */
  publicKey: string | null;
  /** Whether every publication needs a signed statement. */
  required: boolean;
}

/**
 * Checks a team's statement about its build.
 * @returns the statement as it is stored; null without a statement
 * @throws InvalidBuild for a statement about another section or other files, or signed with another key than the team's; if
 * `required`, also for one that is missing, unsigned or without a passed contract test
 */
export function readStatement({ remote, sent, files, publicKey, required }: StatementCheck): KeptStatement | null {
  if (sent === undefined) {
    if (required) throw new InvalidBuild(`Falta la declaración firmada. ${HOW}`);
    return null;
  }
  const { seccion: section, archivos: digest, ...said } = parse(sent.texto);
  if (section !== remote) throw new InvalidBuild(`Su declaración es de ${section}, no de ${remote}.`);
  if (digest !== filesDigest(files)) throw new InvalidBuild('Su declaración es de otros archivos: publícala de nuevo.');
  const signed = isSigned(sent, publicKey);
  if (required && !signed) throw new InvalidBuild(`Su declaración no está firmada con una clave registrada. ${HOW}`);
  if (required && said.prueba !== 'cumple')
    throw new InvalidBuild(
      'Este servidor pide la prueba de contrato: agrega src/contract.test.ts y publícala sin --without-test.',
    );
  return { firmada: signed, ...said };
}

const HOW =
  'Haz una clave con npm run release -- key y pide a quien opera el servidor que la registre: ' +
  'npm run admin -- llave <sección> "<para quién>" --clave-publica <archivo>.';

/**
 * Whether the statement is signed with the registered key.
 * @throws InvalidBuild for a signature by another key
 */
function isSigned({ texto: text, firma: signature }: SentStatement, publicKey: string | null): boolean {
  if (signature === undefined || publicKey === null) return false;
  const isTeams = verify(null, new TextEncoder().encode(text), publicKey, new Uint8Array(Buffer.from(signature, 'base64')));
  if (isTeams) return true;
  throw new InvalidBuild(
    'La firma de su declaración no es de la clave registrada con su llave de entrega: revisa LAVANDA_CLAVE.',
  );
}

function parse(text: string): Statement {
  try {
    const data: unknown = JSON.parse(text);
    if (Check(Statement, data)) return data;
  } catch {
    // A parsing error leads to the InvalidBuild below.
  }
  throw new InvalidBuild('Su declaración no tiene la forma esperada: publícala con el kit de este servidor.');
}

/**
 * SHA-256 of a list of files, in hexadecimal. A team's `release publish` command computes the same digest for its statement, so
 * that the server can tell whether the statement describes the uploaded files.
 */
function filesDigest(files: StatementCheck['files']): string {
  const sum = createHash('sha256');
  for (const { path, sha256 } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) sum.update(`${path}\n${sha256}\n`);
  return sum.digest('hex');
}

/**
 * Reads an Ed25519 public key in PEM.
 * @returns the key in the form in which it is stored; null when the text isn't such a key
 */
export function readPublicKey(pem: string): string | null {
  // `createPublicKey` would also accept a private key, but a team that sends one by mistake should find out.
  if (!pem.includes('BEGIN PUBLIC KEY')) return null;
  let key: KeyObject;
  try {
    key = createPublicKey(pem);
  } catch {
    return null;
  }
  return key.asymmetricKeyType === 'ed25519' ? key.export({ type: 'spki', format: 'pem' }).toString() : null;
}
