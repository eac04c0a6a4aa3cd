const SAMPLE = 8;
const LINE_LENGTH = 300;

/** Prints what happened to the devices and what the audit found. @returns {{ passed: number; failed: number }} */
export function reportOffline({ printed, apart, devices, mishaps, network, server, working, sending, findings }) {
  const total = (name) => devices.reduce((sum, { counts }) => sum + counts[name], 0);
  const of = (kind) => printed.saved.filter((call) => call.kind === kind).length;
  const reasons = new Map();
  for (const { kind, reason } of printed.refused) {
    const text = `${kind}: ${reason}`;
    reasons.set(text, (reasons.get(text) ?? 0) + 1);
  }
  const lines = [
    `== without a connection: ${printed.length} calls in ${(working / 1_000).toFixed(1)} s, all sent ${(sending / 1_000).toFixed(1)} s later`,
    `saved ${printed.saved.length}: notas ${of('nota')}, clientes ${of('cliente')}, stages ${of('stage')}, pieces ${of('pieces')}, movimientos ${of('movement')}`,
    `refused at the counter ${printed.refused.length}, never told ${printed.unknown.length} (${printed.unanswered.length} without an answer), apart for a person ${apart.size}`,
    ...[...reasons].map(([reason, count]) => `  refused ${count}: ${reason.slice(0, LINE_LENGTH)}`),
    `killed: tabs ${total('tabs')}, browsers ${total('browsers')}, workers ${total('workers')}, servers ${mishaps.counts.servers}; offline ${total('offline')} times; prices and servicios changed ${mishaps.counts.catalogue} times`,
    `network: cut ${network.counts.cut}, delayed ${network.counts.delayed}, repeated ${network.counts.repeated}`,
  ];
  const bad = findings.filter(({ failures }) => failures.length > 0);
  for (const { name, failures } of bad) {
    lines.push(`FAILED: ${name} (${failures.length})`, ...failures.slice(0, SAMPLE).map((failure) => `  ${failure}`));
  }
  if (bad.length > 0) lines.push('The server said:', ...server.output.map((line) => `  ${line.slice(0, LINE_LENGTH)}`));
  process.stdout.write(`${lines.join('\n')}\n`);
  return { passed: findings.length - bad.length, failed: bad.length };
}
