/**
 * The server named by the option `--server <address>`. Exits with 1 when the address isn't a URL of http or https.
 * @param {readonly string[]} args arguments after the command's name
 * @returns the server's origin; undefined without the option
 */
export function deployedServer(args) {
  const at = args.indexOf('--server');
  if (at < 0) return undefined;
  const address = args[at + 1] ?? '';
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return new URL(address).origin;
  process.stderr.write('--server quiere la dirección de un servidor: npm run dev -- --server https://lavanda.example.mx\n');
  process.exit(1);
}
