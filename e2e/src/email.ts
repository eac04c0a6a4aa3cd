import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type MailServer, type Received, startMailServer } from '../../server/src/testing/email.ts';

/** Maximum time for a message to arrive after the call that sends it, ms. */
const WAIT_MS = 10_000;

type Mode = MailServer['mode'];

export interface Mailbox {
  /** Address of the mail server, for the product's setting SMTP_URL. */
  smtp: string;
  /** URL from which stories, which run in another process, read the messages. */
  url: string;
  finish(): Promise<void>;
}

/**
 * Starts an SMTP server with an HTTP address: GET /?para= answers with a person's messages, and GET /modo?es= sets whether the
 * SMTP server accepts or refuses the next messages.
 */
export async function startMailbox(): Promise<Mailbox> {
  const mailServer = await startMailServer();
  const mailbox = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://buzon');
    if (pathname === '/modo') mailServer.mode = searchParams.get('es') as Mode;
    const matching = mailServer.received.filter(({ para: recipients }) => recipients.includes(searchParams.get('para') ?? ''));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(matching));
  });
  await new Promise<void>((ready) => mailbox.listen(0, '127.0.0.1', ready));
  const { port } = mailbox.address() as AddressInfo;
  return {
    smtp: mailServer.url,
    url: `http://127.0.0.1:${port}`,
    async finish() {
      await mailServer.close();
      await new Promise<void>((ready) => {
        mailbox.close(() => ready());
        mailbox.closeAllConnections();
      });
    },
  };
}

/** Waits for message number `which` (from 1) sent to a person. */
export async function emailFor(user: string, which = 1): Promise<Received> {
  const limit = Date.now() + WAIT_MS;
  for (;;) {
    const response = await fetch(`${process.env.LAVANDA_MAILBOX}/?${new URLSearchParams({ para: user })}`);
    const received = ((await response.json()) as Received[])[which - 1];
    if (received) return received;
    if (Date.now() > limit) throw new Error(`The e-mail ${which} for ${user} did not arrive`);
    await wait(100);
  }
}

/** Sets how the next messages are received: 'rechaza' refuses them; 'acepta' is the default. */
export async function emailBehavior(mode: Mode): Promise<void> {
  await fetch(`${process.env.LAVANDA_MAILBOX}/modo?es=${mode}`);
}
