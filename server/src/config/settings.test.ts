import { launch } from '../testing/server.ts';

test.each([
  ['PORT', 'abc'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_LISTEN_URL', 'mysql://x'],
  ['NODE_ENV', 'prod'],
  ['COOKIE_SECURE', 'si'],
  ['DATABASE_POOL', '0'],
  ['SMTP_URL', 'http://correo'],
  ['MAIL_FROM', 'nadie'],
])('a wrong %s stops the start with its name', async (name, value) => {
  await expect(launch({ DATA_DIR: '/nunca', [name]: value })).rejects.toThrow(`Ajuste inválido ${name}=`);
});

test.each<Record<string, string>>([
  { NODE_ENV: 'production', SMTP_URL: 'smtp://correo' },
  { NODE_ENV: 'production', DATABASE_URL: 'postgres://nadie@127.0.0.1:9/nada' },
  { NODE_ENV: 'development', SMTP_URL: 'smtp://correo' },
  { NODE_ENV: 'development', DATABASE_URL: 'postgres://nadie@127.0.0.1:9/nada' },
])('without PUBLIC_URL a request’s Host would decide the links in mails: %o doesn’t start', async (env) => {
  await expect(launch({ DATA_DIR: '/nunca', ...env })).rejects.toThrow('Ajuste inválido PUBLIC_URL=');
});
