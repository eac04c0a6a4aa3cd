import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { AjustesCorreo } from '../ajustes.ts';

/** A message to one person, in both forms; `enlace` is the link it carries. */
export interface Mensaje {
  para: string;
  /** Name the message comes from: the laundry's. */
  de: string;
  asunto: string;
  texto: string;
  html: string;
  enlace: string;
}

/** How mail leaves the product; chosen by settings. */
export interface Correo {
  /** Whether there is a mail server; without one who invites hands the link over. */
  hayServidor: boolean;
  /** Resolves when the mail server took the message. @throws when it didn't */
  enviar(mensaje: Mensaje): Promise<void>;
  cerrar(): void;
}

/** A mail server that doesn't answer is given up after this long. */
const PACIENCIA_MS = 15_000;

/** With SMTP_URL its server sends; without it the link is written to the log, for whoever runs the product. */
export function crearCorreo(ajustes: AjustesCorreo, log: FastifyBaseLogger): Correo {
  if (ajustes.smtpUrl === undefined) {
    return {
      hayServidor: false,
      enviar: async ({ para, asunto, enlace }) => {
        log.warn({ para, asunto, enlace }, 'sin SMTP_URL no se envían correos: entrega tú el enlace');
      },
      cerrar: () => undefined,
    };
  }
  // A message is text made here: no file and no address is ever read to write one.
  const transporte = createTransport(conPaciencia(ajustes.smtpUrl), { disableFileAccess: true, disableUrlAccess: true });
  const direccion = /<([^<>]+)>$/.exec(ajustes.remitente)?.[1] ?? ajustes.remitente;
  return {
    hayServidor: true,
    enviar: async ({ para, de, asunto, texto, html }) => {
      await transporte.sendMail({
        from: { name: de, address: direccion },
        to: { name: '', address: para },
        subject: asunto,
        text: texto,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    cerrar: () => transporte.close(),
  };
}

/** The URL with time limits of its own where it names none (nodemailer reads its options from the query). */
function conPaciencia(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const limite of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(limite)) url.searchParams.set(limite, String(PACIENCIA_MS));
  }
  return url.href;
}
