import type { FastifyReply } from 'fastify';
import { newNonce } from '../../http/headers.ts';
import { failurePage } from './failurePage.ts';
import { ticketPolicy } from './policy.ts';

/** Headers that keep a link secret and its data unshared: no search engine, no referrer, no cache. */
export const PRIVATE = {
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

type FailureTexts = Record<'deadLink' | 'deadLinkDetail' | 'failure' | 'failureDetail' | 'tooMany' | 'retry', string>;

/** Answers a failed request of a public link with a page, because a person reads it. @param status of the failure */
export function sendFailurePage(reply: FastifyReply, status: number, texts: FailureTexts): FastifyReply {
  // Malformed and unknown tokens get the same answer.
  const dead = status === 400 || status === 404 || status === 414;
  if (status === 429) void reply.header('retry-after', '60');
  const [title, detail] = dead
    ? [texts.deadLink, texts.deadLinkDetail]
    : [texts.failure, status === 429 ? texts.tooMany : texts.failureDetail];
  const nonce = newNonce();
  return reply
    .code(dead ? 404 : status)
    .headers(PRIVATE)
    .header('content-security-policy', ticketPolicy(nonce, false))
    .type('text/html; charset=utf-8')
    .send(failurePage({ title, detail, retry: dead ? null : texts.retry }, nonce));
}
