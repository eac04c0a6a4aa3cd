import { createScenario, type Scenario } from '../testing/scenario.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

test('a register is told what its laundry’s tickets say, with the logo in the answer, and no other’s', async () => {
  const { body } = await e.as.user.get('/api/tenant/recibo');
  expect(body).toMatchObject({ negocio: 'Agua Clara', ancho: 80, logoTicket: expect.stringMatching(/^data:image\//) });
  const nota = await e.saved();
  const page = String((await e.as.user.get(`/api/ventas/${nota._id}/ticket`)).body);
  for (const text of [body.negocio, body.emisor.rfc]) expect(page).toContain(text);
  expect((await e.as.ajeno.get('/api/tenant/recibo')).body.negocio).toBe('Bugambilia');
});
