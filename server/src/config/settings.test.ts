import { launch } from '../testing/server.ts';

test.each([
  ['PORT', 'abc'],
  ['DATABASE_URL', 'mysql://x'],
  ['NODE_ENV', 'prod'],
  ['COOKIE_SECURE', 'si'],
  ['DATABASE_POOL', '0'],
  ['SMTP_URL', 'http://correo'],
  ['MAIL_FROM', 'nadie'],
])('a wrong %s stops the start with its name', async (name, value) => {
  await expect(launch({ DATA_DIR: '/nunca', [name]: value })).rejects.toThrow(`Ajuste inválido ${name}=`);
});

test('in production links sent by mail need PUBLIC_URL: a request’s Host decides nothing', async () => {
  await expect(launch({ DATA_DIR: '/nunca', NODE_ENV: 'production', SMTP_URL: 'smtp://correo' })).rejects.toThrow(
    'Ajuste inválido PUBLIC_URL=',
  );
});
