import type { BuildOrigin, ReleaseState } from '@lavanda/shared/contract/schemas/releases';
import { HttpProblem } from '../http/problem.ts';
import { goBack, withdraw } from '../releases/goBack.ts';
import { SHELL } from '../releases/shells/storedShells.ts';
import { publishedRemotes, stateOf } from '../releases/status.ts';
import { type Command, CommandError, type Context, word } from './command.ts';

/** Name under which a section's history shows the operator's actions. */
const OPERATOR = 'operador';

/** Maximum number of failures that `summarize` prints of each version; the latest ones are chosen. */
const MOST_FAILURES = 3;

/** Actions on a section that the operator may run without its deploy token. */
const ACTIONS: ReadonlyMap<string, (context: Context, remote: string) => Promise<void>> = new Map([
  ['detener', ({ db }, remote) => withdraw(db, remote, OPERATOR)],
  ['regresar', ({ db }, remote) => goBack(db, remote, OPERATOR)],
]);

export const releases: Command = {
  usage: 'entregas [<sección>] | entregas detener <sección> | entregas regresar <sección>',
  help:
    'Muestra qué versión de cada sección tiene quién, desde cuándo y quién la dio, qué falla y qué no cabe en el shell; de ' +
    'una, también sus versiones, todas sus fallas y su historia. detener quita la versión a prueba; regresar hace lo mismo o, si no la hay, vuelve a la estable anterior.',
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
      summarize(await stateOf(db, remote), tell);
    }
  },
};

/**
 * Runs an operation of the releases area.
 * @throws CommandError with the detail of any HttpProblem that it throws
 */
async function refusing<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof HttpProblem ? new CommandError(error.detail) : error;
  }
}

type Tell = (line: string) => void;

/**
 * Prints a section's live versions (for which users, since when, by whom, how often they were mounted and failed, their latest
 * failures), and which of them the shell can't mount.
 */
function summarize(state: ReleaseState, tell: Tell): void {
  const { remoto: remote, estable: stable, candidata: candidate, versiones: versions, fallando: failing } = state;
  tell(remote);
  const line = (label: string, version: string, audience: string, actions: readonly string[]) => {
    const found = versions.find((other) => other.version === version);
    const last = state.historia.find(({ accion: action }) => actions.includes(action));
    const since = last ? `desde ${minuteOf(last.momento)} por ${last.quien}` : '';
    const counts = found ? `${found.montadas} montadas, ${found.fallidas} fallidas` : '';
    tell(join([`  ${label}`, version, audience, since, counts, originOf(found?.git)]));
    tellFailures(failuresOf(state, version).slice(0, MOST_FAILURES), tell);
  };
  if (stable !== null) line('estable', stable, candidate === null ? 'para todos' : 'para los demás', ['estable', 'regreso']);
  if (candidate !== null) line('candidata', candidate, audienceOf(state), ['candidata']);
  if (stable === null) tell(candidate === null ? '  para nadie' : '  los demás no tienen la sección');
  if (failing) {
    const { version = stable ?? '', usuarios: users, fallaron: failed, lavanderias: laundries } = failing;
    const whom = `falló a ${failed} de ${users} usuarios (lavanderías: ${laundries}) en los últimos minutos`;
    tell(join(['  fallando', version, whom]));
    if (version !== stable) tellFailures(failuresOf(state, version).slice(0, MOST_FAILURES), tell);
  }
  if (remote === SHELL) return;
  for (const { version, choques: conflicts, sustituta: standIn } of state.incompatibles ?? []) {
    tell(join(['  no cabe en el shell', version, standIn === null ? 'ninguna la sustituye' : `en su lugar va ${standIn}`]));
    for (const conflict of conflicts) tell(`    ${conflict}`);
  }
}

type Failures = ReleaseState['fallas'];

/** A version's failures, latest first. Failures of the step 'registro' (the list of remotes) belong to no version. */
function failuresOf({ fallas: failures }: ReleaseState, version: string): Failures {
  return failures.filter((failure) => failure.version === version && failure.etapa !== 'registro');
}

function tellFailures(failures: Failures, tell: Tell): void {
  for (const { etapa: stage, veces: times, ultima: last, mensaje: message, lugar: place } of failures) {
    tell(join([`    ${stage}`, `${times} ${times === 1 ? 'vez' : 'veces'}, la última ${minuteOf(last)}`]));
    if (message) tell(`      ${message}`);
    if (place) tell(`      en ${place}`);
  }
}

function describe(state: ReleaseState, tell: Tell): void {
  summarize(state, tell);
  tell('Versiones');
  for (const { version, publicada: published, por: by, montadas: mounted, fallidas: failed, git } of state.versiones) {
    tell(join([`  ${version}`, minuteOf(published), by, `${mounted} montadas, ${failed} fallidas`, originOf(git)]));
  }
  if (state.fallas.length > 0) tell('Fallas que informaron los navegadores');
  for (const version of new Set(state.fallas.map((failure) => failure.version))) {
    const ofRegistry = state.fallas.filter((failure) => failure.version === version && failure.etapa === 'registro');
    const ofVersion = failuresOf(state, version);
    if (ofRegistry.length > 0) tell('  la lista de secciones');
    tellFailures(ofRegistry, tell);
    if (ofVersion.length > 0) tell(`  ${version}`);
    tellFailures(ofVersion, tell);
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

/** Shortens an ISO 8601 time to its minute: '2026-11-02 15:04', in UTC. */
function minuteOf(moment: string): string {
  return moment.slice(0, 16).replace('T', ' ');
}

function join(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('  ');
}
