import {
  authCambiarPassword,
  authOlvide,
  authRestablecer,
  authRestablecerDatos,
  usuariosActivar,
  usuariosConfirmacion,
} from '@lavanda/shared/contract/equipo';
import { revisarActivacion } from '@lavanda/shared/domain/activacion';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ajustes } from '../ajustes.ts';
import { cifrarPassword } from '../auth/passwords.ts';
import { huellaDeSesion } from '../auth/sesiones.ts';
import type { Base } from '../db/conexion.ts';
import type { ClaseToken } from '../db/tables/equipo.ts';
import { atender } from '../http/atender.ts';
import { type Cookie, leerCookie, ponerCookie } from '../http/cookies.ts';
import { Problematico } from '../http/problema.ts';
import { enlaceDe } from './enlaces.ts';
import type { Envios } from './envios.ts';
import { limitar, perdonar } from './limite.ts';
import { mensajeDeRestablecer } from './mensajes.ts';
import { cambiarPassword, exigirPassword, tokenParaRestablecer } from './password.ts';
import { TEXTOS } from './textos.ts';
import { canjearToken, leerToken, type Vigente } from './tokens.ts';

/** Holds the token between the page and its form, which by the specification doesn't send it. */
const COOKIE_ACTIVACION: Cookie = { nombre: 'lavanda_activacion', path: '/api/usuarios/confirmation', sameSite: 'strict' };
const VIDA_COOKIE_SEGUNDOS = 3_600;

/** Wrong links tried a minute, by address: an address may be a whole laundry behind one router. */
const ENLACES_POR_DIRECCION = 30;
const OLVIDOS_POR_DIRECCION = 20;
const OLVIDOS_POR_USUARIO = 3;

/** Activation of an invited account and passwords forgotten or changed. */
export function rutasInvitaciones(app: FastifyInstance, base: Base, ajustes: Ajustes, envios: Envios): void {
  /** Whose link it is; wrong ones are counted. @throws Problematico 404, 401, 429 */
  const abrir = async (request: FastifyRequest, token: string, clase: ClaseToken): Promise<Vigente> => {
    await limitar(base, 'enlace', request.ip, ENLACES_POR_DIRECCION);
    const vigente = await leerToken(base.kysely, token, clase);
    await perdonar(base, 'enlace', request.ip);
    return vigente;
  };

  atender(app, usuariosConfirmacion, async ({ params, request, reply }) => {
    const { tenant, usuario } = await abrir(request, params.token, 'activacion');
    ponerCookie(request, reply, COOKIE_ACTIVACION, params.token, VIDA_COOKIE_SEGUNDOS);
    return { tenant, usuario, response: { tenant, usuario } };
  });

  atender(app, usuariosActivar, async ({ cuerpo, request, reply }) => {
    const token = leerCookie(request, COOKIE_ACTIVACION) ?? '';
    // The token says whose password is being set; the form's `usuario` only has to agree.
    const { usuario } = await abrir(request, token, 'activacion');
    if (cuerpo.usuario !== undefined && cuerpo.usuario.trim().toLowerCase() !== usuario.toLowerCase()) {
      throw new Problematico(404, TEXTOS.tokenInvalido);
    }
    const falla = revisarActivacion(cuerpo);
    if (falla) throw new Problematico(422, falla.mensaje, [falla]);
    const nombre = `${cuerpo.nombre} ${cuerpo.apellidos}`.replace(/\s+/g, ' ').trim();
    await canjearToken(base, token, 'activacion', await cifrarPassword(cuerpo.password ?? ''), nombre);
    ponerCookie(request, reply, COOKIE_ACTIVACION, '', 0);
    return { usuario };
  });

  atender(app, authOlvide, async ({ cuerpo, request }) => {
    const pedido = cuerpo.usuario.trim();
    await limitar(base, 'olvido-d', request.ip, OLVIDOS_POR_DIRECCION);
    await limitar(base, 'olvido-u', pedido.toLowerCase(), OLVIDOS_POR_USUARIO);
    // Behind the answer: neither what it says nor how long it takes tells whether there is such an account.
    void envios.enSegundoPlano(async () => {
      const hallado = await tokenParaRestablecer(base, pedido);
      if (!hallado) return;
      const enlace = enlaceDe(ajustes, request, 'restablecer', hallado.token);
      await envios.enviar(hallado.token, mensajeDeRestablecer(hallado.usuario, hallado.lavanderia, enlace));
    });
    return {};
  });

  atender(app, authRestablecerDatos, async ({ params, request }) => {
    const { tenant, usuario } = await abrir(request, params.token, 'restablecer');
    return { tenant, usuario };
  });

  atender(app, authRestablecer, async ({ cuerpo, request }) => {
    await abrir(request, cuerpo.token, 'restablecer');
    exigirPassword(cuerpo.password);
    const { usuario } = await canjearToken(base, cuerpo.token, 'restablecer', await cifrarPassword(cuerpo.password));
    return { usuario };
  });

  atender(app, authCambiarPassword, async ({ sesion, cuerpo, request }) => {
    await cambiarPassword(base, sesion, cuerpo, request.ip, huellaDeSesion(request));
    return {};
  });
}
