import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseContract } from '../releases/gate/contract.ts';
import { reviewLiveVersions } from '../releases/gate/review.ts';
import { type Command, CommandError, pathOf, word } from './command.ts';

/**
 * Tells the operator what the check left out: a new version of the server comes with section builds of its own, which this
 * server doesn't have.
 */
const ONLY_PUBLISHED =
  'No se miraron las secciones que traiga consigo un servidor nuevo: al iniciar, las que quepan sustituyen a las que no.';

export const reviewShell: Command = {
  usage: 'revisar-shell <carpeta dist o contrato.json>',
  help: 'Dice qué secciones vivas no podría montar un shell nuevo, antes de ponerlo; falla si hay alguna.',
  async run(context, args) {
    const path = pathOf(context, word(args, 0, 'la construcción del shell'));
    const text = await readFile(join(path, 'contrato.json'), 'utf8').catch(() => readFile(path, 'utf8').catch(() => ''));
    const contract = parseContract(text);
    if (contract === null) throw new CommandError(`${path} no tiene un contrato.json.`);
    const unfit = await reviewLiveVersions(context.db.kysely, contract);
    if (unfit.length === 0) return context.tell(`Todas las secciones vivas caben en ese shell.\n${ONLY_PUBLISHED}`);
    const lines = unfit.flatMap(({ remoto: remote, version, choques: conflicts, sustituta: standIn }) => [
      `${remote} ${version}: ${standIn === null ? 'ninguna versión publicada la sustituye' : `en su lugar va ${standIn}`}`,
      ...conflicts.map((conflict) => `  ${conflict}`),
    ]);
    throw new CommandError(['Ese shell no podría montar:', ...lines, ONLY_PUBLISHED].join('\n'));
  },
};
