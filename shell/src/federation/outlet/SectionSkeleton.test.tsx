import { paint } from '@lavanda/shared/testing/renderWithTheme';
import { screen } from '@testing-library/react';
import { forgetComposition, receiveComposition } from '../../sections/composition';
import { SectionSkeleton } from './SectionSkeleton';

afterEach(forgetComposition);

test('until a section is drawn, its title and as many blocks, as high, as its description says hold its place', () => {
  const described = {
    ...{ segmento: 'activos', titulo: 'Activos', icono: 'ropa', permiso: 'activos', orden: 1 },
    esqueleto: { forma: 'tarjetas', cantidad: 3, alto: 123 },
  };
  receiveComposition({ usuario: 'u', remotes: [{ enlaces: [described] }] });
  paint(<SectionSkeleton section="activos" />);
  expect(screen.getByText('Activos')).toBeInTheDocument();
  const blocks = [...screen.getByRole('status', { hidden: true }).children];
  expect(blocks.map((block) => getComputedStyle(block).height)).toEqual(['123px', '123px', '123px']);
});
