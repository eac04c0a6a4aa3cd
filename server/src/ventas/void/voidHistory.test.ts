import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { asOwner } from '../../testing/asOwner.ts';
import { type Actor, bodyAs, createScenario } from '../../testing/scenario.ts';

interface Step {
  version: number;
  quien: string | null;
  cambio: unknown;
  reciente: boolean;
}

test('a void and its undo keep who did each, when, and what changed', async () => {
  const e = await createScenario();
  const idOf = async (actor: Actor): Promise<string> => (await e.as[actor].get('/api/auth/authData')).body.usuario._id;
  const [admin, superuser] = [await idOf('admin'), await idOf('superuser')];
  const notas: Nota[] = [await e.saved(), await e.saved()];
  const items = notas.map(({ _id }) => _id);
  expect(bodyAs(await e.as.admin.post('/api/ventas/delete', { items }))).toEqual({ anuladas: 2 });
  const restored = items.slice(0, 1);
  expect(bodyAs(await e.as.superuser.post('/api/ventas/restaurar', { items: restored }))).toEqual({ restauradas: 1 });
  await e.server.close();

  const script = `
    const steps = async (id) => (await q("select version, usuario_id as quien, cambio, momento > now() - interval '5 minutes' as reciente "
      + "from nota_historia where nota_id = '" + id + "' and version > 1 order by version")).rows;
    const voided = async (id) => (await q("select anulada_por as quien, anulada_en is not null as anulada from notas where id = '" + id + "'")).rows[0];
    const answer = [];
    for (const id of ${JSON.stringify(items)}) answer.push({ steps: await steps(id), voided: await voided(id) });
    return answer;`;
  const [first, second] = (await asOwner(e.server.where, script)) as { steps: Step[]; voided: unknown }[];
  const voiding = { version: 2, quien: admin, cambio: { anulada: [false, true] }, reciente: true };
  const undoing = { version: 3, quien: superuser, cambio: { anulada: [true, false] }, reciente: true };
  expect(first).toEqual({ steps: [voiding, undoing], voided: { quien: null, anulada: false } });
  expect(second).toEqual({ steps: [voiding], voided: { quien: admin, anulada: true } });
});
