import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { MailSettings } from '../config/settings.ts';

/** A message to one person, in both forms; `enlace` is the link it carries. */
export interface Message {
  para: string;
  /** Name the message comes from: the laundry's. */
  of: string;
  subject: string;
  text: string;
  html: string;
  link: string;
}

/** How mail leaves the product; chosen by settings. */
export interface Mailer {
  /** Whether there is a mail server; without one who invites hands the link over. */
  hasServer: boolean;
  /** Resolves when the mail server took the message. @throws when it didn't */
  send(message: Message): Promise<void>;
  close(): void;
}

/** A mail server that doesn't answer is given up after this long. */
const PATIENCE_MS = 15_000;

/** With SMTP_URL its server sends; without it the link is written to the log, for whoever runs the product. */
export function createMailer(settings: MailSettings, log: FastifyBaseLogger): Mailer {
  if (settings.smtpUrl === undefined) {
    return {
      hasServer: false,
      send: async ({ para, subject, link }) => {
        log.warn({ para, subject, link }, 'sin SMTP_URL no se envían correos: entrega tú el enlace');
      },
      close: () => undefined,
    };
  }
  // A message is text made here: no file and no address is ever read to write one.
  const transport = createTransport(withPatience(settings.smtpUrl), {
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const address = /<([^<>]+)>$/.exec(settings.sender)?.[1] ?? settings.sender;
  return {
    hasServer: true,
    send: async ({ para, of, subject, text, html }) => {
      await transport.sendMail({
        from: { name: of, address: address },
        to: { name: '', address: para },
        subject: subject,
        text: text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}

/** The URL with time limits of its own where it names none (nodemailer reads its options from the query). */
function withPatience(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const limit of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(limit)) url.searchParams.set(limit, String(PATIENCE_MS));
  }
  return url.href;
}
