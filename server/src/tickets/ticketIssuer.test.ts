import { asOwner } from '../testing/asOwner.ts';
import { bodyAs, createScenario } from '../testing/scenario.ts';
import { startServer } from '../testing/server.ts';

test("paper, words and logo are the laundry's, and links begin with the address customers know", async () => {
  const { server, saved } = await createScenario();
  const { _id } = await saved();
  await server.close();
  await asOwner(
    server.where,
    `await q("update tenants set ticket_ancho = 58, ticket_legal = 'Aviso <propio>', logo_ticket = 'javascript:alert(1)', logo = 'data:image/png;base64,AAAA' where nombre = 'Agua Clara'");
     return 1;`,
  );
  const other = await startServer({ where: server.where, env: { PUBLIC_URL: 'https://tickets.aguaclara.mx/' } });
  const user = await other.signIn('usuario@aguaclara.mx');
  const { body } = await user.get(`/api/ventas/${_id}/ticket`);
  expect(body).toContain('width: 58mm');
  expect(body).toContain('Aviso &lt;propio&gt;');
  expect(body).not.toContain('javascript:');
  // An invalid logo must not stop the ticket from being drawn.
  expect((await user.get(`/api/ventas/${_id}/imageGenerator`)).status).toBe(200);
  const link = bodyAs<{ url: string }>(await user.post(`/api/ventas/${_id}/enlace`));
  expect(link.url).toMatch(/^https:\/\/tickets\.aguaclara\.mx\/t\/[A-Za-z0-9_-]{32}$/);
  await other.close();
});
