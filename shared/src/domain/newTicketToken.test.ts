import { newTicketToken } from './newTicketToken.ts';
import { ownTokens, TICKET_TOKEN } from './ticketToken.ts';

const TENANT = '3f0c6a52-9d1e-4b7a-8c35-0e2f8a510001';

test('tokens have the form that links take and begin as their laundry’s, and none is made twice', () => {
  const tokens = Array.from({ length: 2_000 }, () => newTicketToken(TENANT));
  expect(tokens.filter((token) => !new RegExp(TICKET_TOKEN).test(token) || !token.startsWith(ownTokens(TENANT)))).toEqual([]);
  expect(new Set(tokens).size).toBe(tokens.length);
});
