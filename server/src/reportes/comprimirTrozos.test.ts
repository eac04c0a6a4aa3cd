import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { gzipDeTrozos } from './comprimirTrozos.ts';

const bytesDe = (texto: string) => new TextEncoder().encode(texto);
const esperar = async (textos: readonly string[], trozos: readonly Uint8Array[]) => {
  const texto = gunzipSync(new Uint8Array(await gzipDeTrozos(trozos))).toString();
  expect(texto).toBe(textos.join(''));
};

it('is one gzip file of all the pieces, also when some were compressed after others', async () => {
  const texto = fc.string({ unit: fc.constantFrom('a', 'ñ', '{"total":1}', ','), maxLength: 400 });
  await fc.assert(
    fc.asyncProperty(fc.array(texto, { minLength: 1, maxLength: 8 }), fc.nat(7), texto, async (textos, cual, otro) => {
      const trozos = textos.map(bytesDe);
      await esperar(textos, trozos);
      const cambiados = trozos.with(cual % trozos.length, bytesDe(otro));
      await esperar(textos.with(cual % textos.length, otro), cambiados);
      await esperar(textos, trozos);
    }),
  );
});

it('says a piece like the one before it in a few bytes', async () => {
  const numeros = Array.from({ length: 3000 }, (_, i) => (i * 7919) % 10_007).join(',');
  const sola = (await gzipDeTrozos([bytesDe(numeros)])).length;
  expect((await gzipDeTrozos([bytesDe(numeros), bytesDe(numeros)])).length).toBeLessThan(sola + 300);
});
