import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

/**
 * Serves the built page with a made-up day: run `node dev.mjs` and open the address that it prints. Stops that the driver
 * finishes stay finished until the process ends; the signal SIGUSR2 revokes the link.
 */
const DIST = join(import.meta.dirname, 'dist');
const TOKEN = 'dev-dev-dev-dev-dev-dev-dev-dev-';
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2', '.html': 'text/html; charset=utf-8' };
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'";
const port = Number(process.env.PORT ?? 3470);

const day = JSON.parse(readFileSync(join(import.meta.dirname, 'src/testing/day.json'), 'utf8'));
day.fecha = process.env.DAY ?? new Intl.DateTimeFormat('en-CA', { timeZone: day.zona_horaria }).format(new Date());
let revoked = false;
process.on('SIGUSR2', () => {
  revoked = true;
});

function json(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json', date: new Date().toUTCString() });
  response.end(JSON.stringify(body));
}

function finish({ nota, tipo: kind, estado: state, capturado: moment, bolsas: bags = null, pago, motivo: reason = '' }) {
  const stop = day.paradas.find((one) => one.nota === nota && one.tipo === kind);
  if (!stop) return null;
  if (stop.estado === 'pendiente') {
    const taken = pago?.monto ?? 0;
    const hour = new Date(moment).toLocaleTimeString('en-GB', { timeZone: day.zona_horaria, timeStyle: 'short' });
    Object.assign(stop, { estado: state, momento: moment, llega: hour, bolsas: bags, motivo: reason });
    Object.assign(stop, { cobrado: taken, metodo: pago?.metodo ?? null, cobrar: stop.cobrar - taken });
    if (pago?.metodo === 'Efvo') day.en_mano += taken;
  }
  return stop;
}

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

function sendFile(response, name) {
  const file = join(DIST, name);
  if (!existsSync(file)) return json(response, 404, { detail: 'Not found' });
  response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'text/plain', 'content-security-policy': POLICY });
  createReadStream(file).pipe(response);
}

async function answer(request, response) {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (pathname === '/r/sw.js') return sendFile(response, 'sw.js');
  if (pathname.startsWith('/r/assets/')) return sendFile(response, pathname.slice('/r/'.length));
  if (revoked) return json(response, 404, { detail: 'Este enlace ya no funciona. Pide uno nuevo.' });
  if (pathname === `/r/${TOKEN}`) return sendFile(response, 'index.html');
  if (pathname === `/r/${TOKEN}/dia`) return json(response, 200, day);
  if (pathname === `/r/${TOKEN}/aviso`) return json(response, 200, { avisada: true });
  if (pathname !== `/r/${TOKEN}/parada`) return json(response, 404, { detail: 'Not found' });
  const stop = finish(await bodyOf(request));
  return stop ? json(response, 200, { parada: stop, en_mano: day.en_mano }) : json(response, 404, { detail: 'Not found' });
}

createServer((request, response) => void answer(request, response)).listen(port, () => {
  process.stdout.write(`http://localhost:${port}/r/${TOKEN}\n`);
});
