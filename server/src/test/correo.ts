import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A message as it went over the wire. */
export interface Recibido {
  de: string;
  para: string[];
  /** Headers and body, transfer encoding undone. */
  texto: string;
  /** The first link to a page of the product, and its token. */
  enlace: string;
  token: string;
}

/** A real SMTP server of this machine. */
export interface ServidorDeCorreo {
  /** For SMTP_URL. */
  url: string;
  recibidos: Recibido[];
  /** What the next messages meet. */
  modo: 'acepta' | 'rechaza' | 'calla';
  /** The next message that arrives, or the one that did since `desde` messages. */
  esperar(desde: number): Promise<Recibido>;
  cerrar(): Promise<void>;
}

function descifrar(crudo: string): string {
  return Buffer.from(
    crudo.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
}

export async function iniciarCorreo(): Promise<ServidorDeCorreo> {
  const enEspera = new Set<() => void>();
  const servidor = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(flujo, sesion, listo) {
      const trozos: string[] = [];
      flujo.on('data', (trozo: Buffer) => trozos.push(trozo.toString('latin1')));
      flujo.on('end', () => {
        if (correo.modo === 'calla') return;
        if (correo.modo === 'rechaza') {
          listo(Object.assign(new Error('No hay lugar'), { responseCode: 552 }));
          return;
        }
        const texto = descifrar(trozos.join(''));
        const [enlace = '', token = ''] = /https?:\/\/[^\s"<]+\/usuarios\/[a-z]+\/([\w-]+)/.exec(texto) ?? [];
        const { mailFrom, rcptTo } = sesion.envelope;
        correo.recibidos.push({
          de: mailFrom === false ? '' : mailFrom.address,
          para: rcptTo.map(({ address }) => address),
          texto,
          enlace,
          token,
        });
        for (const avisar of enEspera) avisar();
        listo();
      });
    },
  });
  const escucha = servidor.listen(0, '127.0.0.1');
  await once(escucha, 'listening');
  const correo: ServidorDeCorreo = {
    url: `smtp://127.0.0.1:${(escucha.address() as AddressInfo).port}`,
    recibidos: [],
    modo: 'acepta',
    async esperar(desde) {
      while (correo.recibidos.length <= desde) {
        await new Promise<void>((listo) => {
          enEspera.add(listo);
        });
      }
      const recibido = correo.recibidos[desde];
      if (!recibido) throw new Error('No llegó ningún correo');
      return recibido;
    },
    cerrar: () => new Promise((listo) => servidor.close(() => listo())),
  };
  return correo;
}
