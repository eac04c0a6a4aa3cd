import { fallasActivacion, revisarActivacion } from './activacion.ts';

const BUENA = { nombre: 'Karla', apellidos: 'Martínez', password: 'secreto', confirmacion: 'secreto' };

test.each([
  [{}, 'nombre', 'El nombre es requerido.'],
  [{ nombre: '  ' }, 'nombre', 'El nombre es requerido.'],
  [{ nombre: 'Karla' }, 'apellidos', 'Los apellidos son requeridos.'],
  [{ ...BUENA, password: '12345' }, 'password', 'La contraseña debe tener al menos 6 caracteres.'],
  [{ ...BUENA, password: '👩‍🔧' }, 'password', 'La contraseña debe tener al menos 6 caracteres.'],
  [{ ...BUENA, confirmacion: 'otro' }, 'confirmacion', 'Las contraseñas no coinciden.'],
])('%p is refused by its %s', (forma, campo, mensaje) => {
  expect(revisarActivacion(forma)).toEqual({ campo, mensaje });
});

test('a whole form passes, repeated password or not', () => {
  expect(revisarActivacion(BUENA)).toBeNull();
  expect(revisarActivacion({ ...BUENA, confirmacion: undefined })).toBeNull();
});

test('everything wrong is told at once, in the order of the specification', () => {
  const campos = fallasActivacion({ password: '1234', confirmacion: '12345' }).map(({ campo }) => campo);
  expect(campos).toEqual(['nombre', 'apellidos', 'password', 'confirmacion']);
  expect(fallasActivacion(BUENA)).toEqual([]);
});
