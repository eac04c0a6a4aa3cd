import { corte, ISSUER, method } from '@lavanda/shared/testing/corteData';
import { describeCorte } from '@lavanda/shared/ticket/corte/describeCorte';
import { corteLines } from './drawCorte.ts';
import { picturePdf } from './picturePdf.ts';

it('keeps the words of the paper in its PDF, also those with signs of the format', () => {
  const odd = corte({ detalle: 'a (b) \\ c', motivo: 'no_se' }, { metodos: [method('Efvo', 1500, 1499), method('TDC', 0, 0)] });
  const lines = corteLines(describeCorte(odd, ISSUER));
  expect(lines).toContain('No sé: a (b) \\ c');
  const options = { dpi: 288, title: 'Corte 128', lines };
  const file = picturePdf({ width: 2, height: 1, greys: new Uint8Array([0, 255]) }, options).toString('latin1');
  expect(file).toContain('(No sé: a \\(b\\) \\\\ c) Tj');
  expect(file).toContain('-$1.00');
  expect(file).toContain('/Width 2 /Height 1');
});
