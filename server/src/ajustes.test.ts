import { lanzar } from './test/servidor.ts';

test.each([
  ['PORT', 'abc'],
  ['DATABASE_URL', 'mysql://x'],
  ['NODE_ENV', 'prod'],
  ['COOKIE_SECURE', 'si'],
  ['DATABASE_POOL', '0'],
  ['SMTP_URL', 'http://correo'],
  ['MAIL_FROM', 'nadie'],
])('a wrong %s stops the start with its name', async (nombre, valor) => {
  await expect(lanzar({ DATA_DIR: '/nunca', [nombre]: valor })).rejects.toThrow(`Ajuste inválido ${nombre}=`);
});

test('in production links sent by mail need PUBLIC_URL: a request’s Host decides nothing', async () => {
  await expect(lanzar({ DATA_DIR: '/nunca', NODE_ENV: 'production', SMTP_URL: 'smtp://correo' })).rejects.toThrow(
    'Ajuste inválido PUBLIC_URL=',
  );
});
