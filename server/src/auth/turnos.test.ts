import { Turnos } from './turnos.ts';

/** A work that ends when it is told to, and whether it has begun. */
function trabajoLento() {
  const trabajo = { empezado: false, terminar: () => {}, fallar: () => {} };
  const fin = new Promise<string>((resolver, rechazar) => {
    trabajo.terminar = () => resolver('hecho');
    trabajo.fallar = () => rechazar(new Error('falló'));
  });
  const hacer = () => {
    trabajo.empezado = true;
    return fin;
  };
  return { trabajo, hacer };
}

const pasaUnRato = () => new Promise((listo) => setImmediate(listo));

test('no more works at once than turns; the next one begins when one ends, first come first served', async () => {
  const turnos = new Turnos(2);
  const lentos = [trabajoLento(), trabajoLento(), trabajoLento(), trabajoLento()];
  const empezados = () => lentos.map(({ trabajo }) => trabajo.empezado);
  const hechos = lentos.map(({ hacer }) => turnos.hacer(hacer));
  await pasaUnRato();
  expect(empezados()).toEqual([true, true, false, false]);
  lentos[1]?.trabajo.terminar();
  await pasaUnRato();
  expect(empezados()).toEqual([true, true, true, false]);
  for (const { trabajo } of lentos) trabajo.terminar();
  expect(await Promise.all(hechos)).toEqual(['hecho', 'hecho', 'hecho', 'hecho']);
});

test('a work that fails tells who asked for it and gives its turn to the next', async () => {
  const turnos = new Turnos(1);
  const [malo, bueno] = [trabajoLento(), trabajoLento()];
  const primero = turnos.hacer(malo.hacer);
  const segundo = turnos.hacer(bueno.hacer);
  malo.trabajo.fallar();
  await expect(primero).rejects.toThrow('falló');
  bueno.trabajo.terminar();
  expect(await segundo).toBe('hecho');
  expect(await turnos.hacer(async () => 'después')).toBe('después');
});
