import { parseArgs } from 'node:util';
import { backUp, RESTORE_USAGE } from './backUp.ts';
import { type Command, type CommandArguments, CommandError, type Context } from './command.ts';
import { deployToken, deployTokens, retireDeployToken } from './deployTokens.ts';
import { exportData } from './exportLaundry.ts';
import { importData } from './importLaundry.ts';
import { activate, create, deactivate, listLaundries, reset } from './laundries.ts';
import { releases } from './releases.ts';
import { removeSecondFactor } from './removeSecondFactor.ts';
import { reviewShell } from './reviewShell.ts';
import { retireService, service, services } from './services.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  crear: create,
  listar: listLaundries,
  restablecer: reset,
  'quitar-codigo': removeSecondFactor,
  desactivar: deactivate,
  activar: activate,
  exportar: exportData,
  importar: importData,
  respaldar: backUp,
  llave: deployToken,
  llaves: deployTokens,
  'retirar-llave': retireDeployToken,
  entregas: releases,
  'revisar-shell': reviewShell,
  servicio: service,
  servicios: services,
  'retirar-servicio': retireService,
};

export function help(): string {
  const lines = Object.values(COMMANDS).map(({ usage, help }) => `  ${usage}\n      ${help}`);
  const restore = `  ${RESTORE_USAGE}\n      Pone un respaldo en lugar de la base embebida; con el servidor en marcha, éste se detiene unos segundos.`;
  return ['npm run admin -- <orden>', '', ...lines, restore].join('\n');
}

/**
 * Finds the command that the typed words name, and splits the rest into words and options.
 * @throws CommandError for an unknown command, or options that can't be parsed
 */
export function parseCommand(argv: readonly string[]): { command: Command; args: CommandArguments } {
  const text = { type: 'string' } as const;
  const parsed = ((): ReturnType<typeof read> => {
    try {
      return read();
    } catch (error) {
      throw new CommandError(error instanceof Error ? error.message : String(error));
    }
  })();
  function read() {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { usuario: text, sucursal: text, zona: text, nueva: { type: 'boolean' }, 'clave-publica': text },
    });
  }
  const [name = '', ...words] = parsed.positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new CommandError(`No existe la orden "${name}".\n\n${help()}`);
  return { command, args: { words, options: parsed.values } };
}

/**
 * Runs one command.
 * @throws CommandError as `parseCommand`, or when the command can't run
 */
export async function run(context: Context, argv: readonly string[]): Promise<void> {
  const { command, args } = parseCommand(argv);
  await command.run(context, args);
}
