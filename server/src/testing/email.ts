import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An e-mail that the test's mail server received. */
export interface Received {
  de: string;
  para: string[];
  /** Headers and body, with transfer encoding decoded. */
  texto: string;
  /** The first link to a page of the product, and its token. */
  enlace: string;
  token: string;
}

/** An SMTP server on this machine, to which a test's product sends its e-mails. */
export interface MailServer {
  /** Value for the product's SMTP_URL. */
  url: string;
  received: Received[];
  /** Whether the next messages are accepted, refused or never answered. */
  mode: 'acepta' | 'rechaza' | 'calla';
  /** Waits for the message number `from` (0 is the first). */
  wait(from: number): Promise<Received>;
  close(): Promise<void>;
}

function decode(raw: string): string {
  return Buffer.from(
    raw.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
}

export async function startMailServer(): Promise<MailServer> {
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, ready) {
      const chunks: string[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString('latin1')));
      stream.on('end', () => {
        if (email.mode === 'calla') return;
        if (email.mode === 'rechaza') {
          ready(Object.assign(new Error('No hay lugar'), { responseCode: 552 }));
          return;
        }
        const text = decode(chunks.join(''));
        const [link = '', token = ''] = /https?:\/\/[^\s"<]+\/usuarios\/[a-z]+\/([\w-]+)/.exec(text) ?? [];
        const { mailFrom, rcptTo } = session.envelope;
        email.received.push({
          de: mailFrom === false ? '' : mailFrom.address,
          para: rcptTo.map(({ address }) => address),
          texto: text,
          enlace: link,
          token,
        });
        for (const notify of waiting) notify();
        ready();
      });
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const email: MailServer = {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    received: [],
    mode: 'acepta',
    async wait(from) {
      while (email.received.length <= from) {
        await new Promise<void>((ready) => {
          waiting.add(ready);
        });
      }
      const received = email.received[from];
      if (!received) throw new Error('No e-mail arrived');
      return received;
    },
    close: () => new Promise((ready) => server.close(() => ready())),
  };
  return email;
}
