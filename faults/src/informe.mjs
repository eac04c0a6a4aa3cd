const MUESTRA = 8;
const LARGO_DE_LINEA = 300;

/** Prints what one database went through and what was found. @returns {{ passed: number; failed: number }} */
export function contar(base, disco, { libro, red, desastres, caidas, duracion, dicho, hallazgos, cuenta }) {
  const { reintentos, conflictos, abandonados, relojes } = libro.cuenta;
  const lineas = [
    `== ${base.nombre} (${(duracion / 1_000).toFixed(1)} s)`,
    `saves ${libro.guardados.size}: acknowledged ${libro.cuantos('guardada')}, refused ${libro.cuantos('rechazada')}, unanswered ${libro.cuantos('enviada')}`,
    `retries ${reintentos}, conflicts ${conflictos}, given up ${abandonados}, payments of a future day refused ${relojes}`,
    `network: cut ${red.cortadas}, delayed ${red.demoradas}, repeated ${red.repetidas}`,
    `server killed ${desastres.muertes}, ${base.caida} ${desastres.caidas}, disk full ${desastres.llenos}, server ended by itself ${caidas}`,
    `in the database: notes ${cuenta.notas}, payments ${cuenta.pagos}; doubled ${cuenta.dobles}, lost ${cuenta.perdidas}`,
  ];
  if (!disco.propio) lineas.push('The full disk was not tried: a small disk cannot be mounted here (it needs root).');
  const malos = hallazgos.filter(({ fallas }) => fallas.length > 0);
  for (const { nombre, fallas } of malos) {
    lineas.push(`FAILED: ${nombre} (${fallas.length})`, ...fallas.slice(0, MUESTRA).map((falla) => `  ${falla}`));
  }
  if (malos.length > 0) lineas.push('The server said:', ...dicho.map((linea) => `  ${linea.slice(0, LARGO_DE_LINEA)}`));
  process.stdout.write(`${lineas.join('\n')}\n`);
  return { passed: hallazgos.length - malos.length, failed: malos.length };
}
