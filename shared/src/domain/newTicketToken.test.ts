import { newTicketToken } from './newTicketToken.ts';
import { TICKET_TOKEN } from './ticketToken.ts';

test('tokens have the form that links take, and none is made twice', () => {
  const tokens = Array.from({ length: 2_000 }, newTicketToken);
  expect(tokens.filter((token) => !new RegExp(TICKET_TOKEN).test(token))).toEqual([]);
  expect(new Set(tokens).size).toBe(tokens.length);
});
