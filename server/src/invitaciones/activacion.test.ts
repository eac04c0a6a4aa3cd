import { randomUUID } from 'node:crypto';
import { comoDueno } from '../test/comoDueno.ts';
import { iniciarCorreo, type Recibido, type ServidorDeCorreo } from '../test/correo.ts';
import { camposDe } from '../test/escenario.ts';
import { type Cliente, iniciarServidor, type Respuesta, type ServidorDePrueba } from '../test/servidor.ts';

let correo: ServidorDeCorreo;
let servidor: ServidorDePrueba;
let superuser: Cliente;
let sucursal: string;
const arrancar = async (donde?: ServidorDePrueba['donde']): Promise<void> => {
  const env = { SMTP_URL: correo.url, MAIL_FROM: 'Lavanda <hola@lavanda.mx>' };
  servidor = await iniciarServidor({ env, ...(donde ? { donde } : {}) });
  superuser = await servidor.entrar('super@aguaclara.mx');
};
beforeAll(async () => {
  correo = await iniciarCorreo();
  await arrancar();
  sucursal = (await superuser.get('/api/tenant/sucursales')).cuerpo.sucursales[0]._id;
});
afterAll(async () => {
  await servidor.cerrar();
  await correo.cerrar();
});

interface Invitado {
  usuario: string;
  respuesta: Respuesta;
  mensaje: Recibido;
}

async function invitar(rol = 'user'): Promise<Invitado> {
  correo.modo = 'acepta';
  const desde = correo.recibidos.length;
  const usuario = `karla-${randomUUID()}@correo.mx`;
  const respuesta = await superuser.post('/api/usuarios/guardar', { usuario, idSucursal: sucursal, rol });
  return { usuario, respuesta, mensaje: await correo.esperar(desde) };
}

const pagina = (token: string) => servidor.anonimo.get(`/api/usuarios/confirmation/${token}`);
const galleta = (respuesta: Respuesta): string => respuesta.headers.getSetCookie()[0]?.split(';')[0] ?? '';
const enviar = (cuerpo: object, cookie: string) => servidor.anonimo.post('/api/usuarios/confirmation/submit', cuerpo, { cookie });
const forma = (usuario: string, cambios: object = {}) => ({
  nombre: 'Karla',
  apellidos: 'Martínez Cordero',
  password: 'secreto1',
  usuario,
  ...cambios,
});

describe('an invitation', () => {
  test('goes out as text and HTML, in Spanish, from the laundry, with a link that works', async () => {
    const { usuario, respuesta, mensaje } = await invitar();
    expect(respuesta).toMatchObject({
      status: 200,
      cuerpo: { correo: 'enviado', usuario: { invitacion: { correo: 'enviado' } } },
    });
    expect(respuesta.cuerpo).not.toHaveProperty('enlace');
    expect(mensaje).toMatchObject({ de: 'hola@lavanda.mx', para: [usuario] });
    for (const parte of [
      'From: Agua Clara <hola@lavanda.mx>',
      'text/plain',
      'text/html',
      'Agua Clara te invita a formar parte de su equipo.',
      'vence en 72 horas',
    ]) {
      expect(mensaje.texto).toContain(parte);
    }
    expect(mensaje.enlace).toBe(`${servidor.url}/usuarios/verification/${mensaje.token}`);
  });

  test('is kept when the mail server refuses it, and can be sent again', async () => {
    correo.modo = 'rechaza';
    const usuario = `karla-${randomUUID()}@correo.mx`;
    const respuesta = await superuser.post('/api/usuarios/guardar', { usuario, idSucursal: sucursal, rol: 'user' });
    expect(respuesta).toMatchObject({
      status: 200,
      cuerpo: { correo: 'fallido', usuario: { invitacion: { correo: 'fallido' } } },
    });
    correo.modo = 'acepta';
    const desde = correo.recibidos.length;
    const otra = await superuser.post('/api/usuarios/reenviar', { _id: respuesta.cuerpo.response });
    expect(otra.cuerpo.correo).toBe('enviado');
    expect((await pagina((await correo.esperar(desde)).token)).status).toBe(200);
  });

  test('is answered before a mail server that says nothing', async () => {
    correo.modo = 'calla';
    const usuario = `karla-${randomUUID()}@correo.mx`;
    const respuesta = await superuser.post('/api/usuarios/guardar', { usuario, idSucursal: sucursal, rol: 'user' });
    expect(respuesta).toMatchObject({
      status: 200,
      cuerpo: { correo: 'pendiente', usuario: { invitacion: { correo: 'pendiente' } } },
    });
    correo.modo = 'acepta';
  });
});

describe('activation', () => {
  test('from the e-mail’s link to the first sign-in', async () => {
    const { usuario, mensaje } = await invitar('accountant');
    const respuesta = await pagina(mensaje.token);
    const datos = { tenant: { nombre: 'Agua Clara', logo: expect.stringContaining('data:image') }, usuario };
    expect(respuesta).toMatchObject({ status: 200, cuerpo: { ...datos, response: datos } });
    for (const parte of ['HttpOnly', 'SameSite=Strict', 'Path=/api/usuarios/confirmation']) {
      expect(respuesta.headers.getSetCookie()[0]).toContain(parte);
    }
    expect(await enviar(forma(usuario), galleta(respuesta))).toMatchObject({ status: 200, cuerpo: { usuario } });
    const dentro = await (await servidor.entrar(usuario, 'secreto1')).get('/api/auth/authData');
    expect(dentro.cuerpo.usuario).toMatchObject({ nombre: 'Karla Martínez Cordero', rol: 'accountant', confirmed: true });
  });

  test('breaks in the order and with the texts of the specification, and the link still works after', async () => {
    const { usuario, mensaje } = await invitar();
    const cookie = galleta(await pagina(mensaje.token));
    const pasos: [object, string, string][] = [
      [{ usuario }, 'nombre', 'El nombre es requerido.'],
      [{ usuario, nombre: ' ' }, 'nombre', 'El nombre es requerido.'],
      [{ usuario, nombre: 'Karla' }, 'apellidos', 'Los apellidos son requeridos.'],
      [forma(usuario, { password: '12345' }), 'password', 'La contraseña debe tener al menos 6 caracteres.'],
    ];
    for (const [cuerpo, campo, detail] of pasos) {
      const respuesta = await enviar(cuerpo, cookie);
      expect({ ...respuesta.cuerpo, status: respuesta.status }).toMatchObject({ status: 422, detail });
      expect(camposDe(respuesta)).toEqual([campo]);
    }
    expect((await enviar(forma(usuario, { password: '123456' }), cookie)).status).toBe(200);
  });

  test('works once, even when sent twice at once', async () => {
    const { usuario, mensaje } = await invitar();
    const cookie = galleta(await pagina(mensaje.token));
    const estados = await Promise.all(
      [1, 2, 3].map(async (n) => (await enviar(forma(usuario, { password: `secreto${n}` }), cookie)).status),
    );
    expect(estados.sort()).toEqual([200, 404, 404]);
    expect((await pagina(mensaje.token)).status).toBe(404);
    expect((await enviar(forma(usuario), cookie)).status).toBe(404);
  });

  test('sets the password of the token’s account and no other', async () => {
    const a = await invitar();
    const b = await invitar();
    const cookie = galleta(await pagina(a.mensaje.token));
    for (const usuario of [b.usuario, 'super@aguaclara.mx']) expect((await enviar(forma(usuario), cookie)).status).toBe(404);
    expect((await enviar(forma(a.usuario), '')).status).toBe(404);
    expect((await enviar(forma(a.usuario), `lavanda_activacion=${'A'.repeat(43)}`)).status).toBe(404);
    expect((await servidor.entrar('super@aguaclara.mx')).cookie).not.toBe('');
    expect((await enviar(forma(a.usuario.toUpperCase()), cookie)).status).toBe(200);
  });

  test('of a deleted invitation is refused', async () => {
    const { respuesta, mensaje } = await invitar();
    await superuser.post('/api/usuarios/delete', respuesta.cuerpo.usuario);
    expect((await pagina(mensaje.token)).status).toBe(404);
  });

  test.each(['x', 'A'.repeat(43), '%00', `${'A'.repeat(150)}`, '..%2f'])('of a made-up token (%s) is 404', async (token) => {
    expect(await pagina(token)).toMatchObject({ status: 404, cuerpo: { detail: expect.stringContaining('Token inválido') } });
  });
});

describe('a forgotten password', () => {
  const olvide = (usuario: string) => servidor.anonimo.post('/api/auth/olvide', { usuario });
  const restablecer = (token: string, password: string) => servidor.anonimo.post('/api/auth/restablecer', { token, password });

  test('is set again by the e-mail’s link, which works once and ends every session', async () => {
    const desde = correo.recibidos.length;
    const antes = await servidor.entrar('usuario2@aguaclara.mx');
    expect(await olvide(' Usuario2@AguaClara.mx ')).toMatchObject({ status: 200, cuerpo: {} });
    const { enlace, token, para, texto } = await correo.esperar(desde);
    expect(para).toEqual(['usuario2@aguaclara.mx']);
    expect(texto).toContain('vence en 1 hora');
    expect(enlace).toBe(`${servidor.url}/usuarios/restablecer/${token}`);
    expect(await servidor.anonimo.get(`/api/auth/restablecer/${token}`)).toMatchObject({
      status: 200,
      cuerpo: { usuario: 'usuario2@aguaclara.mx' },
    });
    expect((await pagina(token)).status).toBe(404);
    const corta = await restablecer(token, '12345');
    expect([corta.status, camposDe(corta)]).toEqual([422, ['password']]);
    expect(await restablecer(token, 'otro-secreto')).toMatchObject({ status: 200, cuerpo: { usuario: 'usuario2@aguaclara.mx' } });
    expect((await antes.get('/api/auth/authData')).status).toBe(401);
    expect((await restablecer(token, 'tercero-secreto')).status).toBe(404);
    expect((await servidor.entrar('usuario2@aguaclara.mx', 'otro-secreto')).cookie).not.toBe('');
  });

  test('of nobody, of an unconfirmed account and asked for twice: the same answer, and no message', async () => {
    const { usuario } = await invitar();
    const desde = correo.recibidos.length;
    await olvide('contador@aguaclara.mx');
    expect((await correo.esperar(desde)).para).toEqual(['contador@aguaclara.mx']);
    for (const quien of ['nadie@aguaclara.mx', usuario, 'contador@aguaclara.mx']) {
      expect(await olvide(quien)).toMatchObject({ status: 200, cuerpo: {} });
    }
    // Had one of them got a message, it would be the next to arrive.
    expect((await olvide('admin@aguaclara.mx')).status).toBe(200);
    expect((await correo.esperar(desde + 1)).para).toEqual(['admin@aguaclara.mx']);
  });

  test('asked for again and again is 429', async () => {
    const quien = 'insistente@aguaclara.mx';
    const estados: number[] = [];
    for (let i = 0; i < 4; i++) estados.push((await olvide(quien)).status);
    expect(estados).toEqual([200, 200, 200, 429]);
  });
});

describe('one’s own password', () => {
  const cambiar = (cliente: Cliente, actual: string, password: string) =>
    cliente.post('/api/auth/cambiarPassword', { actual, password });

  test('is changed with the current one; the other sessions end, this one stays', async () => {
    const usuario = 'usuario@aguaclara.mx';
    const [una, otra] = [await servidor.entrar(usuario), await servidor.entrar(usuario)];
    const mala = await cambiar(una, 'otra', 'nueva-clave');
    expect([mala.status, mala.cuerpo.detail, camposDe(mala)]).toEqual([403, 'La Contraseña es incorrecta.', ['actual']]);
    expect(camposDe(await cambiar(una, 'lavanda123', '12345'))).toEqual(['password']);
    expect((await cambiar(una, 'lavanda123', 'nueva-clave')).status).toBe(200);
    expect((await una.get('/api/auth/authData')).status).toBe(200);
    expect((await otra.get('/api/auth/authData')).status).toBe(401);
    expect((await servidor.anonimo.post('/api/auth/submit', { usuario, password: 'lavanda123' })).status).toBe(403);
    expect((await servidor.entrar(usuario, 'nueva-clave')).cookie).not.toBe('');
  });

  test('can not be guessed from an open session', async () => {
    const cliente = await servidor.entrar('admin@aguaclara.mx');
    const estados: number[] = [];
    for (let i = 0; i < 6; i++) estados.push((await cambiar(cliente, `mala${i}`, 'nueva-clave')).status);
    expect(estados).toEqual([403, 403, 403, 403, 403, 429]);
  });

  test('needs a session', async () => {
    expect((await cambiar(servidor.anonimo, 'lavanda123', 'nueva-clave')).status).toBe(401);
  });
});

test('an expired link is 401, told apart from a wrong one; nothing in the database lets anyone in', async () => {
  const { usuario, mensaje } = await invitar();
  const desde = correo.recibidos.length;
  expect((await servidor.anonimo.post('/api/auth/olvide', { usuario: 'super@bugambilia.mx' })).status).toBe(200);
  const restablecer = await correo.esperar(desde);
  const cookie = galleta(await pagina(mensaje.token));
  await servidor.cerrar();
  const guardado = await comoDueno(
    servidor.donde,
    `await q("update tokens set expira = now() - interval '1 second'"); return (await q("select encode(huella, 'escape') as h, * from tokens")).rows;`,
  );
  expect(JSON.stringify(guardado)).not.toContain(mensaje.token);
  await arrancar(servidor.donde);
  expect(await pagina(mensaje.token)).toMatchObject({
    status: 401,
    cuerpo: { detail: expect.stringContaining('Token expirado') },
  });
  expect((await enviar(forma(usuario), cookie)).status).toBe(401);
  expect((await servidor.anonimo.post('/api/auth/restablecer', { token: restablecer.token, password: 'secreto1' })).status).toBe(
    401,
  );
  const equipo = (await superuser.get('/api/tenant/allUsersByTenant')).cuerpo.response;
  expect(equipo.find((otro: { usuario: string }) => otro.usuario === usuario).invitacion.vencida).toBe(true);
});

describe('behind https', () => {
  let otro: ServidorDePrueba;
  beforeAll(async () => {
    otro = await iniciarServidor({ env: { SMTP_URL: correo.url, PUBLIC_URL: 'https://app.lavanda.mx/', COOKIE_SECURE: 'true' } });
  });
  afterAll(() => otro.cerrar());

  test('links lead to PUBLIC_URL, whatever Host a request brings', async () => {
    const desde = correo.recibidos.length;
    await otro.anonimo.post('/api/auth/olvide', { usuario: 'super@aguaclara.mx' }, { host: 'malo.example' });
    expect((await correo.esperar(desde)).enlace).toMatch(/^https:\/\/app\.lavanda\.mx\/usuarios\/restablecer\//);
  });

  test('the cookie of an activation is Secure by name too, and believed of no other', async () => {
    const desde = correo.recibidos.length;
    const usuario = `karla-${randomUUID()}@correo.mx`;
    const jefa = await otro.entrar('super@aguaclara.mx');
    const [{ _id: idSucursal }] = (await jefa.get('/api/tenant/sucursales')).cuerpo.sucursales;
    await jefa.post('/api/usuarios/guardar', { usuario, idSucursal, rol: 'user' });
    const { token } = await correo.esperar(desde);
    const respuesta = await otro.anonimo.get(`/api/usuarios/confirmation/${token}`);
    expect(respuesta.headers.getSetCookie()[0]).toMatch(/^__Secure-lavanda_activacion=.*; Secure/);
    const activar = (cookie: string) => otro.anonimo.post('/api/usuarios/confirmation/submit', forma(usuario), { cookie });
    expect((await activar(galleta(respuesta).replace('__Secure-', ''))).status).toBe(404);
    expect((await activar(galleta(respuesta))).status).toBe(200);
  });

  test('wrong links tried again and again are 429', async () => {
    const estados: number[] = [];
    for (let i = 0; i < 31; i++) estados.push((await otro.anonimo.get('/api/usuarios/confirmation/x')).status);
    expect(estados.slice(28)).toEqual([404, 429, 429]);
  });
});
