import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as esperar } from 'node:timers/promises';
import { iniciarCorreo, type Recibido, type ServidorDeCorreo } from '../../server/src/test/correo.ts';

/** How long a message may take from the call that sends it, ms. */
const ESPERA_MS = 10_000;

type Modo = ServidorDeCorreo['modo'];

export interface Buzon {
  /** For SMTP_URL. */
  smtp: string;
  /** Where the stories, in their own process, read what arrived. */
  url: string;
  terminar(): Promise<void>;
}

/** A real SMTP server, and a window on it: GET /?para= answers that person's messages, GET /modo?es= says what the next ones meet. */
export async function iniciarBuzon(): Promise<Buzon> {
  const correo = await iniciarCorreo();
  const ventana = createServer((peticion, respuesta) => {
    const { pathname, searchParams } = new URL(peticion.url ?? '/', 'http://buzon');
    if (pathname === '/modo') correo.modo = searchParams.get('es') as Modo;
    const suyos = correo.recibidos.filter(({ para }) => para.includes(searchParams.get('para') ?? ''));
    respuesta.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(suyos));
  });
  await new Promise<void>((listo) => ventana.listen(0, '127.0.0.1', listo));
  const { port } = ventana.address() as AddressInfo;
  return {
    smtp: correo.url,
    url: `http://127.0.0.1:${port}`,
    async terminar() {
      await correo.cerrar();
      await new Promise<void>((listo) => {
        ventana.close(() => listo());
        ventana.closeAllConnections();
      });
    },
  };
}

/** The message number `cual` (from 1) that arrives for a person. */
export async function correoPara(usuario: string, cual = 1): Promise<Recibido> {
  const limite = Date.now() + ESPERA_MS;
  for (;;) {
    const respuesta = await fetch(`${process.env.LAVANDA_BUZON}/?${new URLSearchParams({ para: usuario })}`);
    const recibido = ((await respuesta.json()) as Recibido[])[cual - 1];
    if (recibido) return recibido;
    if (Date.now() > limite) throw new Error(`No llegó el correo ${cual} para ${usuario}`);
    await esperar(100);
  }
}

/** What the next messages meet: 'rechaza' refuses them, 'acepta' is how it starts. */
export async function comportarCorreo(modo: Modo): Promise<void> {
  await fetch(`${process.env.LAVANDA_BUZON}/modo?es=${modo}`);
}
