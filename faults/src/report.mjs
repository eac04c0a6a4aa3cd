const SAMPLE = 8;
const LINE_LENGTH = 300;

/** Prints what happened to one database and the findings. @returns {{ passed: number; failed: number }} */
export function report(database, disk, { ledger, network, disasters, exits, duration, output, findings, stored }) {
  const { retries, conflicts, abandoned, futureDates, repeats } = ledger.counts;
  const { voids, savedClientes, imports, endedSessions } = ledger;
  const undone = [...voids.values()].filter(({ restore }) => restore !== 'unsent').length;
  const lines = [
    `== ${database.name} (${(duration / 1_000).toFixed(1)} s)`,
    `saves ${ledger.saves.size}: acknowledged ${ledger.count('acknowledged')}, refused ${ledger.count('refused')}, unanswered ${ledger.count('sent')}`,
    `retries ${retries}, conflicts ${conflicts}, given up ${abandoned}, payments of a future day refused ${futureDates}`,
    `voids ${voids.size}, undone ${undone}, clientes ${savedClientes.size}, imports ${imports.length}, sessions renewed ${endedSessions.size}, late copies of a save ${repeats}`,
    `network: cut ${network.cut}, delayed ${network.delayed}, repeated ${network.repeated}`,
    `server killed ${disasters.kills}, ${database.crashes} ${disasters.crashes}, disk full ${disasters.fullDisks}, server ended by itself ${exits}`,
    `in the database: notes ${stored.notas}, payments ${stored.pagos}; doubled ${stored.doubled}, lost ${stored.lost}`,
  ];
  if (!disk.isMounted) lines.push('The full disk was not tried: a small disk cannot be mounted here (it needs root).');
  const bad = findings.filter(({ failures }) => failures.length > 0);
  for (const { name, failures } of bad) {
    lines.push(`FAILED: ${name} (${failures.length})`, ...failures.slice(0, SAMPLE).map((failure) => `  ${failure}`));
  }
  if (bad.length > 0) lines.push('The server said:', ...output.map((line) => `  ${line.slice(0, LINE_LENGTH)}`));
  process.stdout.write(`${lines.join('\n')}\n`);
  return { passed: findings.length - bad.length, failed: bad.length };
}
