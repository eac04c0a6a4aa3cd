import { contractViolations } from './contractCheck.ts';

const at = (path: string) => new URL(path, 'http://lavanda.prueba');

describe('answers of the network in tests', () => {
  test('one with every field passes, whatever else it has', () => {
    expect(contractViolations('GET', at('/api/clientes/'), { clientes: [], siguiente: null, extra: 1 })).toEqual([]);
  });

  test('one without a field is told, with its place', () => {
    expect(contractViolations('GET', at('/api/clientes/'), { clientes: [{}] })[0]).toContain('/api/clientes//clientes/0');
  });

  test('a fixed path wins over one with a parameter', () => {
    expect(contractViolations('POST', at('/api/ventas/delete'), { anuladas: 1 })).toEqual([]);
  });

  test('what is not in the contract is not judged', () => {
    expect(contractViolations('GET', at('/remotes.json'), 3)).toEqual([]);
  });
});
