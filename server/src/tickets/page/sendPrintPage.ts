import type { PrintedPage } from '@lavanda/shared/ticket/page/printedPage';
import type { FastifyReply } from 'fastify';
import { newNonce } from '../../http/headers.ts';
import { ticketPolicy } from './policy.ts';
import { printPage } from './printPage.ts';

/** Answers with a page of paper that prints itself, unless its query asks only to show it (`imprimir=0`). */
export function sendPrintPage(reply: FastifyReply, printed: PrintedPage, query: { imprimir?: '0' | '1' }): FastifyReply {
  const nonce = newNonce();
  return reply
    .header('content-security-policy', ticketPolicy(nonce, true))
    .header('x-frame-options', 'SAMEORIGIN')
    .type('text/html; charset=utf-8')
    .send(printPage(printed, { nonce, print: query.imprimir !== '0' }));
}
