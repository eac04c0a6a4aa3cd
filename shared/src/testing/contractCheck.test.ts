import { CALLS, contractViolations } from './contractCheck.ts';

const at = (path: string) => new URL(path, 'http://lavanda.prueba');

test.each(CALLS)('$name has schemas, with the parameters of its path', ({ call, schemas }) => {
  expect(schemas).toMatchObject({ summary: expect.any(String), response: expect.anything() });
  const params = schemas.params as { properties?: object } | undefined;
  expect(Object.keys(params?.properties ?? {})).toEqual([...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
});

describe('answers of the network in tests', () => {
  test('an answer with every field passes, with extra fields too', () => {
    expect(contractViolations('GET', at('/api/clientes/'), { clientes: [], siguiente: null, extra: 1 })).toEqual([]);
  });

  test('a missing field is reported with its path', () => {
    expect(contractViolations('GET', at('/api/clientes/'), { clientes: [{}] })[0]).toContain('/api/clientes//clientes/0');
  });

  test('a fixed path wins over one with a parameter', () => {
    expect(contractViolations('POST', at('/api/ventas/delete'), { anuladas: 1 })).toEqual([]);
  });

  test('a call outside the contract is not checked', () => {
    expect(contractViolations('GET', at('/remotes.json'), 3)).toEqual([]);
  });
});
