import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { MailSettings } from '../config/settings.ts';

/** A message to one person, as text and HTML, with its link. */
export interface Message {
  to: string;
  /** Name of the sender, which is the laundry. */
  senderName: string;
  subject: string;
  text: string;
  html: string;
  link: string;
}

/** Sends e-mail by the method that the settings choose. */
export interface Mailer {
  /** Whether a mail server is configured. Without one, a user or the operator hands the link over personally. */
  hasServer: boolean;
  /**
   * Resolves when the mail server accepts the message or, without a mail server, when the message is logged.
   * @throws when the mail server refuses the message or can't be reached
   */
  send(message: Message): Promise<void>;
  close(): void;
}

/** Longest wait for an answer of the mail server, ms. */
const PATIENCE_MS = 15_000;

/**
 * Sends e-mail through SMTP_URL. Without it nothing is sent: a log line tells the operator how to hand over the link, and
 * contains the link itself only if the settings allow that.
 */
export function createMailer(settings: MailSettings, log: FastifyBaseLogger): Mailer {
  if (settings.smtpUrl === undefined) {
    return {
      hasServer: false,
      send: async ({ to, subject, link }) => {
        if (settings.logLinks) log.warn({ to, subject, link }, 'no e-mail is sent without SMTP_URL: hand over the link yourself');
        else log.warn({ to, subject }, 'no e-mail is sent without SMTP_URL: `admin -- restablecer` prints a link');
      },
      close: () => undefined,
    };
  }
  // nodemailer may not read files or URLs, because no message takes content from there.
  const transport = createTransport(withPatience(settings.smtpUrl), {
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const address = /<([^<>]+)>$/.exec(settings.sender)?.[1] ?? settings.sender;
  return {
    hasServer: true,
    send: async ({ to, senderName, subject, text, html }) => {
      await transport.sendMail({
        from: { name: senderName, address },
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}

/** Adds time limits to the URL unless it sets its own (nodemailer reads options from the URL's query). */
function withPatience(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const limit of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(limit)) url.searchParams.set(limit, String(PATIENCE_MS));
  }
  return url.href;
}
