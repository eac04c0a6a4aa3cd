import type { BuildOrigin, ReleaseState } from '@lavanda/shared/contract/schemas/releases';
import { HttpProblem } from '../http/problem.ts';
import { goBack, withdraw } from '../releases/pointers.ts';
import { SHELL } from '../releases/shellContract.ts';
import { publishedRemotes, stateOf } from '../releases/status.ts';
import { type Command, CommandError, type Context, word } from './command.ts';

/** Who the history names for what the operator does. */
const OPERATOR = 'operador';

/** What the operator may do with a section, without its deploy token. */
const ACTIONS: ReadonlyMap<string, (context: Context, remote: string) => Promise<void>> = new Map([
  ['detener', ({ db }, remote) => withdraw(db, remote, OPERATOR)],
  ['regresar', ({ db }, remote) => goBack(db, remote, OPERATOR)],
]);

export const releases: Command = {
  usage: 'entregas [<sección>] | entregas detener <sección> | entregas regresar <sección>',
  help:
    'Muestra qué versión de cada sección tiene quién, desde cuándo y quién la dio; de una, también sus versiones, fallas e ' +
    'historia. detener quita la versión a prueba; regresar hace lo mismo o, si no la hay, vuelve a la estable anterior.',
  async run(context, args) {
    const { db, tell } = context;
    const [first, second] = args.words;
    const action = ACTIONS.get(first ?? '');
    if (action) {
      const remote = word(args, 1, 'la sección');
      await refusing(() => action(context, remote));
      return summarize(await stateOf(db, remote), tell);
    }
    if (second !== undefined) throw new CommandError(`No se entiende "${args.words.join(' ')}". Uso: ${releases.usage}`);
    if (first !== undefined) return describe(await refusing(() => stateOf(db, first)), tell);
    for (const remote of await publishedRemotes(db)) {
      const state = await stateOf(db, remote);
      // The server keeps the shell's own builds too, which nobody has to promote.
      if (remote !== SHELL || state.estable !== null) summarize(state, tell);
    }
  },
};

/** Runs what the server would answer to a team. @throws CommandError instead of an HttpProblem */
async function refusing<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof HttpProblem ? new CommandError(error.detail) : error;
  }
}

type Tell = (line: string) => void;

/** Who has which version, since when and by whom, and how it fares. */
function summarize(state: ReleaseState, tell: Tell): void {
  const { remoto: remote, estable: stable, candidata: candidate, versiones: versions } = state;
  tell(remote);
  const line = (label: string, version: string, audience: string, actions: readonly string[]) => {
    const found = versions.find((other) => other.version === version);
    const last = state.historia.find(({ accion: action }) => actions.includes(action));
    const since = last ? `desde ${minuteOf(last.momento)} por ${last.quien}` : '';
    const fares = found ? `${found.montadas} montadas, ${found.fallidas} fallidas` : '';
    tell(join([`  ${label}`, version, audience, since, fares, originOf(found?.git)]));
  };
  if (stable !== null) line('estable', stable, candidate === null ? 'para todos' : 'para los demás', ['estable', 'regreso']);
  if (candidate !== null) line('candidata', candidate, audienceOf(state), ['candidata']);
  if (stable === null) tell(candidate === null ? '  para nadie' : '  los demás no tienen la sección');
}

function describe(state: ReleaseState, tell: Tell): void {
  summarize(state, tell);
  tell('Versiones');
  for (const { version, publicada: published, por: by, montadas: mounted, fallidas: failed, git } of state.versiones) {
    tell(join([`  ${version}`, minuteOf(published), by, `${mounted} montadas, ${failed} fallidas`, originOf(git)]));
  }
  if (state.fallas.length > 0) tell('Fallas que informaron los navegadores');
  for (const { version, etapa: stage, veces: times, ultima: last } of state.fallas) {
    tell(join([`  ${version}`, stage, `${times} ${times === 1 ? 'vez' : 'veces'}, la última ${minuteOf(last)}`]));
  }
  tell('Historia');
  for (const { momento: moment, quien: actor, accion: action, detalle: detail } of state.historia) {
    tell(join([`  ${minuteOf(moment)}`, actor, action, detail]));
  }
}

function audienceOf({ porcentaje: percent, tenants }: ReleaseState): string {
  const names = tenants.map(({ nombre: name }) => name);
  const parts = [...(percent > 0 ? [`${percent} % de los usuarios`] : []), ...names];
  return parts.length === 0 ? 'para nadie' : `para ${parts.join(', ')}`;
}

function originOf(git: BuildOrigin | null | undefined): string {
  if (!git) return '';
  const commit = `commit ${git.commit.slice(0, 12)}${git.conCambios ? ' con cambios' : ''}`;
  return git.autor ? `${commit}, ${git.autor}` : commit;
}

/** An ISO time to the minute. */
function minuteOf(moment: string): string {
  return moment.slice(0, 16).replace('T', ' ');
}

function join(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('  ');
}
