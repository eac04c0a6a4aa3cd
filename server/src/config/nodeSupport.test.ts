import { adviceOnNode } from './nodeSupport.ts';

test('who runs a Node without security fixes is told which to install', () => {
  expect(adviceOnNode('20.20.2')).toBe('Node 20.20.2 ya no recibe correcciones de seguridad: instala Node 24 o 22.');
  expect([adviceOnNode('22.23.4'), adviceOnNode('24.21.0')]).toEqual([null, null]);
});
