import { activationErrors, checkActivation } from './activation.ts';

const VALID = { nombre: 'Karla', apellidos: 'Martínez', password: 'secreto', confirmation: 'secreto' };

test.each([
  [{}, 'nombre', 'El nombre es requerido.'],
  [{ nombre: '  ' }, 'nombre', 'El nombre es requerido.'],
  [{ nombre: 'Karla' }, 'apellidos', 'Los apellidos son requeridos.'],
  [{ ...VALID, password: '12345' }, 'password', 'La contraseña debe tener al menos 6 caracteres.'],
  [{ ...VALID, password: '👩‍🔧' }, 'password', 'La contraseña debe tener al menos 6 caracteres.'],
  [{ ...VALID, confirmation: 'otro' }, 'confirmacion', 'Las contraseñas no coinciden.'],
])('%p is refused by its %s', (form, field, message) => {
  expect(checkActivation(form)).toEqual({ campo: field, mensaje: message });
});

test('a complete form passes, with or without the repeated password', () => {
  expect(checkActivation(VALID)).toBeNull();
  expect(checkActivation({ ...VALID, confirmation: undefined })).toBeNull();
});

test('all errors are returned at once, in the order of the specification', () => {
  const campos = activationErrors({ password: '1234', confirmation: '12345' }).map(({ campo: field }) => field);
  expect(campos).toEqual(['nombre', 'apellidos', 'password', 'confirmacion']);
  expect(activationErrors(VALID)).toEqual([]);
});
