const SAMPLE = 8;
const LARGO_DE_LINEA = 300;

/** Prints what happened to one database and the findings. @returns {{ passed: number; failed: number }} */
export function count(
  base,
  disco,
  { libro: workbook, red, desastres, caidas, duracion: duration, dicho: toldOne, hallazgos, cuenta: account },
) {
  const { reintentos: retries, conflictos: conflicts, abandonados, relojes } = workbook.cuenta;
  const lines = [
    `== ${base.nombre} (${(duration / 1_000).toFixed(1)} s)`,
    `saves ${workbook.guardados.size}: acknowledged ${workbook.cuantos('guardada')}, refused ${workbook.cuantos('rechazada')}, unanswered ${workbook.cuantos('enviada')}`,
    `retries ${retries}, conflicts ${conflicts}, given up ${abandonados}, payments of a future day refused ${relojes}`,
    `network: cut ${red.cortadas}, delayed ${red.demoradas}, repeated ${red.repetidas}`,
    `server killed ${desastres.muertes}, ${base.caida} ${desastres.caidas}, disk full ${desastres.llenos}, server ended by itself ${caidas}`,
    `in the database: notes ${account.notas}, payments ${account.pagos}; doubled ${account.dobles}, lost ${account.perdidas}`,
  ];
  if (!disco.propio) lines.push('The full disk was not tried: a small disk cannot be mounted here (it needs root).');
  const bad = hallazgos.filter(({ fallas: failures }) => failures.length > 0);
  for (const { nombre: name, fallas: failures } of bad) {
    lines.push(`FAILED: ${name} (${failures.length})`, ...failures.slice(0, SAMPLE).map((failure) => `  ${failure}`));
  }
  if (bad.length > 0) lines.push('The server said:', ...toldOne.map((line) => `  ${line.slice(0, LARGO_DE_LINEA)}`));
  process.stdout.write(`${lines.join('\n')}\n`);
  return { passed: hallazgos.length - bad.length, failed: bad.length };
}
