const MUESTRA = 8;
const LARGO_DE_LINEA = 300;

/** Prints what one database went through and what was found. @returns {{ pasaron: number; fallaron: number }} */
export function contar(base, disco, { libro, red, desastres, caidas, duracion, dicho, hallazgos, cuenta }) {
  const { reintentos, conflictos, abandonados, relojes } = libro.cuenta;
  const lineas = [
    `== ${base.nombre} (${(duracion / 1_000).toFixed(1)} s)`,
    `guardados ${libro.guardados.size}: acusados ${libro.cuantos('guardada')}, rechazados ${libro.cuantos('rechazada')}, sin respuesta ${libro.cuantos('enviada')}`,
    `reintentos ${reintentos}, conflictos ${conflictos}, abandonados ${abandonados}, pagos con fecha futura rechazados ${relojes}`,
    `red: cortadas ${red.cortadas}, demoradas ${red.demoradas}, repetidas ${red.repetidas}`,
    `muertes del servidor ${desastres.muertes}, ${base.caida} ${desastres.caidas}, disco lleno ${desastres.llenos}, el servidor terminó solo ${caidas}`,
    `en la base: notas ${cuenta.notas}, pagos ${cuenta.pagos}; dobles ${cuenta.dobles}, perdidas ${cuenta.perdidas}`,
  ];
  if (!disco.propio) lineas.push('El disco lleno no se probó: aquí no se puede montar un disco pequeño (hace falta root).');
  const malos = hallazgos.filter(({ fallas }) => fallas.length > 0);
  for (const { nombre, fallas } of malos) {
    lineas.push(`MAL: ${nombre} (${fallas.length})`, ...fallas.slice(0, MUESTRA).map((falla) => `  ${falla}`));
  }
  if (malos.length > 0) lineas.push('El servidor dijo:', ...dicho.map((linea) => `  ${linea.slice(0, LARGO_DE_LINEA)}`));
  process.stdout.write(`${lineas.join('\n')}\n`);
  return { pasaron: hallazgos.length - malos.length, fallaron: malos.length };
}
