import { oneSpace } from '@lavanda/shared/domain/text';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { readWithin } from '../http/readWithin.ts';
import { codeOf, reasonOf } from './cloudApiErrors.ts';
import type { NoticeMessage, NoticeSender, SendOutcome } from './sender.ts';

const TIME_MS = 10_000;
const MAX_BYTES = 65_536;

/** A laundry's account at the API and its template. */
export interface CloudApiAccount {
  token: string;
  phoneId: string;
  template: string;
  /** Language of the template, such as 'es_MX'. */
  language: string;
}

const accepted = Compile(Type.Object({ messages: Type.Array(Type.Object({ id: Type.String({ minLength: 1 }) })) }));

/** Network errors that occur before the request leaves, so that nothing was sent. */
const BEFORE_SENDING = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Sends messages through the WhatsApp Cloud API: a template with text parameters in its body.
 * @param base https://graph.facebook.com with a version, or a substitute
 * @param timeMs longest wait for the whole answer
 */
export function createCloudApi(base: string, account: CloudApiAccount, timeMs = TIME_MS): NoticeSender {
  return {
    async send(message) {
      try {
        const response = await fetch(`${base}/${account.phoneId}/messages`, {
          method: 'POST',
          headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json', 'user-agent': 'Lavanda' },
          body: JSON.stringify(bodyOf(message, account)),
          signal: AbortSignal.timeout(timeMs),
          // A redirect isn't followed, because its target would receive the token.
          redirect: 'manual',
        });
        return outcomeOf(response.status, parse(await readWithin(response, MAX_BYTES)));
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}

function bodyOf({ phone, parameters }: NoticeMessage, { template, language }: CloudApiAccount): object {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: phone.replace('+', ''),
    type: 'template',
    template: {
      name: template,
      language: { code: language },
      components: [{ type: 'body', parameters: parameters.map((text) => ({ type: 'text', text: oneLine(text) })) }],
    },
  };
}

/** Makes one line of a text, because the API refuses line feeds, tabs, runs of spaces and empty texts. */
function oneLine(text: string): string {
  return oneSpace(text) || '-';
}

function outcomeOf(status: number, body: unknown): SendOutcome {
  if (status >= 200 && status <= 299) {
    const id = accepted.Check(body) ? body.messages[0]?.id : undefined;
    return id === undefined ? { kind: 'unknown' } : { kind: 'sent', id };
  }
  // A server error leaves open whether the API had already accepted the message.
  if (status >= 500) return { kind: 'unknown' };
  const code = codeOf(body);
  return { kind: 'refused', reason: reasonOf(status, code), ...(code !== undefined && { code }) };
}

function failureOf(error: unknown): SendOutcome {
  const { cause } = error as { cause?: { code?: unknown } };
  const code = cause?.code;
  return typeof code === 'string' && BEFORE_SENDING.has(code) ? { kind: 'refused', reason: 'unreachable' } : { kind: 'unknown' };
}

function parse(bytes: Buffer | null): unknown {
  try {
    return JSON.parse(bytes?.toString('utf8') ?? '');
  } catch {
    return null;
  }
}
