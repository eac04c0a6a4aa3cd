import { generateKeyPairSync } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, tell } from './failure.mjs';

const PRIVATE = 'lavanda-clave.pem';
const PUBLIC = 'lavanda-clave.pub.pem';

/** Makes the Ed25519 key with which a team signs its builds, in two files of a folder. */
export function makeKey(folder) {
  const [privateFile, publicFile] = [join(folder, PRIVATE), join(folder, PUBLIC)];
  if (existsSync(privateFile)) throw new Failure(`${privateFile} ya existe: con otra clave, lo registrado dejaría de valer.`);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  writeFileSync(privateFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  writeFileSync(publicFile, publicKey.export({ type: 'spki', format: 'pem' }));
  tell(`Clave hecha. Pon LAVANDA_CLAVE=${PRIVATE} en .env y no subas ese archivo al repositorio.`);
  tell(`Manda ${PUBLIC} a quien opera el servidor, que la registra con tu llave de entrega:`);
  tell(`  npm run admin -- llave <sección> "<tu equipo>" --clave-publica ${PUBLIC}`);
}
