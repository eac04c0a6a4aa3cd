import { adviceOnNode } from './nodeSupport.ts';

test('who runs a Node without security fixes is told which to install', () => {
  expect(adviceOnNode('20.20.2')).toBe('Node 20.20.2 ya no recibe correcciones de seguridad: instala Node 24 o 22.');
  for (const short of ['21.7.3', '23.11.1', '25.9.0']) expect(adviceOnNode(short)).toContain(`Node ${short} ya no recibe`);
  for (const supported of ['22.23.4', '24.21.0', '26.1.0', '27.0.0']) expect(adviceOnNode(supported)).toBeNull();
});
