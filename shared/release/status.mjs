import { tell } from './failure.mjs';
import { unfitLines } from './shellContract.mjs';

/**
 * Prints which users have which version of a section, and whether the stable version or its stand-in fails.
 * @param {object} state the server's answer
 */
export function summarize({
  remoto: remote,
  estable: stable,
  candidata: candidate,
  porcentaje: percent,
  tenants,
  fallando: failing,
}) {
  const nobody = candidate === null ? 'no es para nadie' : 'sin versión estable; los demás no la tienen';
  tell(stable === null ? `${remote}: ${nobody}` : `${remote}: estable ${stable}`);
  if (failing) {
    const { version = stable, usuarios: users, fallaron: failed, lavanderias: laundries } = failing;
    const which = version === stable ? 'estable' : `sustituta ${version}`;
    tell(`  ${which} fallando: en los últimos minutos falló a ${failed} de ${users} usuarios (lavanderías: ${laundries})`);
  }
  if (candidate === null) {
    if (stable === null) tell(`  para darla: promote ${remote} <versión> --tenant "Nombre"; si una falló, con la de antes`);
    return;
  }
  const names = tenants.map(({ nombre: name }) => name).join(', ');
  tell(`  candidata ${candidate}: ${percent} % de los usuarios${names ? ` y ${names}` : ''}`);
}

/**
 * Prints the state of a section: who has which version, which live versions the shell can't mount, and the section's versions,
 * measures, failures and history.
 */
export function reportState(state) {
  summarize(state);
  if (state.incompatibles?.length > 0) tell('El shell en uso no puede montar');
  for (const line of unfitLines(state.incompatibles ?? [])) tell(line);
  tell('Versiones');
  for (const {
    version,
    publicada: published,
    por: by,
    montadas: mounted,
    fallidas: failed,
    git,
    declaracion: statement,
  } of state.versiones) {
    tell(
      `  ${version}  ${until(published)}  ${by}  ${mounted} montadas, ${failed} fallidas${describeCommit(git)}${describeStatement(statement)}`,
    );
  }
  if (state.medidas?.length > 0) tell('Lo que midieron los navegadores mientras está a prueba: la candidata y la estable (p75)');
  for (const measured of state.medidas ?? []) tell(`  ${describeMeasures(measured)}`);
  if (state.fallas.length > 0) tell('Fallas que informaron los navegadores');
  for (const { version, etapa: stage, veces: times, ultima: last, mensaje: message, lugar: place } of state.fallas) {
    const which = stage === 'registro' ? 'la lista de secciones' : version;
    tell(`  ${which}  ${stage}  ${times} ${times === 1 ? 'vez' : 'veces'}, la última ${until(last)}`);
    if (message) tell(`    ${message}`);
    if (place) tell(`    en ${place}`);
  }
  tell('Historia');
  for (const { momento: moment, quien: actor, accion: action, detalle: note } of state.historia) {
    tell(`  ${until(moment)}  ${actor}  ${action}  ${note}`);
  }
}

function describeMeasures({ version, sesiones: sessions, inp, lcp, cls, llamadas: calls, fallidas: failed }) {
  const vitals = [
    ...(inp === null ? [] : [`INP ${Math.round(inp)} ms`]),
    ...(lcp === null ? [] : [`LCP ${Math.round(lcp)} ms`]),
    ...(cls === null ? [] : [`CLS ${cls.toFixed(2)}`]),
    ...(calls === 0 ? [] : [`${((failed / calls) * 100).toFixed(1)} % de ${calls} llamadas fallaron`]),
  ];
  return `${version}  sesiones: ${sessions}  ${vitals.join(', ')}`;
}

function describeCommit(git) {
  if (!git) return '';
  const commit = `commit ${git.commit.slice(0, 12)}${git.conCambios ? ' con cambios' : ''}`;
  return `  ${commit}${git.autor ? `, ${git.autor}` : ''}`;
}

function describeStatement(statement) {
  if (!statement) return '';
  const test = statement.prueba === 'cumple' ? 'cumple la prueba de contrato' : 'sin prueba de contrato';
  return `  ${statement.firmada ? 'firmada' : 'sin firma'}, ${test}, kit ${statement.kit}`;
}

/** Formats an ISO time down to the minute. */
function until(moment) {
  return moment.slice(0, 16).replace('T', ' ');
}
