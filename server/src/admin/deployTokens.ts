import { readFile } from 'node:fs/promises';
import { issueDeployToken, issuedDeployTokens, retireDeployTokens } from '../releases/deployTokens.ts';
import { SHELL } from '../releases/shells/storedShells.ts';
import { readPublicKey } from '../releases/statement.ts';
import { publishedRemotes } from '../releases/status.ts';
import { type Command, CommandError, word } from './command.ts';

export const deployToken: Command = {
  usage: 'llave <sección> <para quién> [--nueva] [--clave-publica <archivo>]',
  help:
    'Da una llave de entrega de una sección (mfe-pos, mfe-dashboard...), para npm run release; se muestra una sola vez. ' +
    'Con --nueva, de una sección que todavía no existe; con --clave-publica, la clave con que el equipo firma lo que publica.',
  async run({ db, tell }, args) {
    const remote = word(args, 0, 'la sección');
    if (!/^[a-z][a-z0-9-]{1,60}$/.test(remote)) throw new CommandError(`"${remote}" no es el nombre de una sección.`);
    const name = word(args, 1, 'el nombre de quien la usará');
    const existing = await publishedRemotes(db);
    if (!args.options.nueva && !existing.includes(remote)) {
      const known = existing.filter((other) => other !== SHELL).join(', ') || 'ninguna todavía';
      throw new CommandError(
        `No existe la sección ${remote}: ni viene con el servidor ni se ha publicado. Las que hay: ${known}. ` +
          `Si es nueva: llave ${remote} "${name}" --nueva`,
      );
    }
    const publicKey = await publicKeyIn(args.options['clave-publica']);
    tell(`Llave de ${remote} para ${name}:`);
    tell(await issueDeployToken(db, remote, name, publicKey));
  },
};

/**
 * @returns the public key in `file`, in PEM; null without a file
 * @throws CommandError when the file can't be read or holds no Ed25519 public key
 */
async function publicKeyIn(file: string | undefined): Promise<string | null> {
  if (file === undefined) return null;
  const key = readPublicKey(await readFile(file, 'utf8').catch(() => ''));
  if (key === null)
    throw new CommandError(`${file} no tiene una clave pública Ed25519: es el archivo .pub.pem que hace npm run release -- key.`);
  return key;
}

export const deployTokens: Command = {
  usage: 'llaves',
  help: 'Muestra las llaves de entrega que valen: desde cuándo, de qué sección y para quién.',
  async run({ db, tell }) {
    for (const { creada: created, remoto: remote, nombre: name } of await issuedDeployTokens(db))
      tell(`${created}  ${remote}  ${name}`);
  },
};

export const retireDeployToken: Command = {
  usage: 'retirar-llave <sección> <para quién>',
  help: 'Retira las llaves de entrega de una sección que se dieron a ese nombre: desde ese momento no valen.',
  async run({ db, tell }, args) {
    const remote = word(args, 0, 'la sección');
    const name = word(args, 1, 'el nombre de quien la usaba');
    const count = await retireDeployTokens(db, remote, name);
    if (count === 0) throw new CommandError(`No hay llaves de ${remote} para ${name}. La orden llaves las muestra.`);
    tell(`Llaves retiradas de ${remote} para ${name}: ${count}`);
  },
};
