import { comoDueno } from '../test/comoDueno.ts';
import { cuerpoDe, prepararEscenario } from '../test/escenario.ts';
import { iniciarServidor } from '../test/servidor.ts';

test("paper, words and logo are the laundry's, and links begin with the address customers know", async () => {
  const { servidor, guardada } = await prepararEscenario();
  const { _id } = await guardada();
  await servidor.cerrar();
  await comoDueno(
    servidor.donde,
    `await q("update tenants set ticket_ancho = 58, ticket_legal = 'Aviso <propio>', logo_ticket = 'javascript:alert(1)', logo = 'data:image/png;base64,AAAA' where nombre = 'Agua Clara'");
     return 1;`,
  );
  const otro = await iniciarServidor({ donde: servidor.donde, env: { PUBLIC_URL: 'https://tickets.aguaclara.mx/' } });
  const usuario = await otro.entrar('usuario@aguaclara.mx');
  const { cuerpo } = await usuario.get(`/api/ventas/${_id}/ticket`);
  expect(cuerpo).toContain('width: 58mm');
  expect(cuerpo).toContain('Aviso &lt;propio&gt;');
  expect(cuerpo).not.toContain('javascript:');
  // A logo that isn't an image doesn't keep the ticket from being drawn.
  expect((await usuario.get(`/api/ventas/${_id}/imageGenerator`)).status).toBe(200);
  const enlace = cuerpoDe<{ url: string }>(await usuario.post(`/api/ventas/${_id}/enlace`));
  expect(enlace.url).toMatch(/^https:\/\/tickets\.aguaclara\.mx\/t\/[A-Za-z0-9_-]{32}$/);
  await otro.cerrar();
});
