import {
  equipoLista,
  type Miembro,
  type RespuestaInvitacion,
  usuariosDelete,
  usuariosGuardar,
  usuariosReenviar,
} from '@lavanda/shared/contract/equipo';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ajustes } from '../ajustes.ts';
import type { Base } from '../db/conexion.ts';
import { enTenant } from '../db/tenencia.ts';
import { atender } from '../http/atender.ts';
import { Problematico } from '../http/problema.ts';
import type { Sesion } from '../http/sesion.ts';
import { enlaceDe } from '../invitaciones/enlaces.ts';
import type { Envios } from '../invitaciones/envios.ts';
import { mensajeDeInvitacion } from '../invitaciones/mensajes.ts';
import { type Invitacion, invitar, reinvitar } from './invitar.ts';
import { leerEquipo } from './leerEquipo.ts';
import { eliminarUsuario, modificarUsuario } from './modificarUsuario.ts';
import { TEXTOS } from './textos.ts';

/** The team of a laundry: who belongs to it, invitations, roles. */
export function rutasEquipo(app: FastifyInstance, base: Base, ajustes: Ajustes, envios: Envios): void {
  const leerUno = async ({ tenantId }: Sesion, id: string): Promise<Miembro> => {
    const [miembro] = await enTenant(base, tenantId, (tx) => leerEquipo(tx, tenantId, id));
    if (!miembro) throw new Problematico(404, TEXTOS.noExiste);
    return miembro;
  };

  /** The invitation is kept before its mail is tried: a mail server that fails loses nothing, the link is sent again. */
  const enviar = async (
    sesion: Sesion,
    request: FastifyRequest,
    { usuarioId, usuario, token }: Invitacion,
  ): Promise<RespuestaInvitacion> => {
    const { nombre } = await enTenant(base, sesion.tenantId, (tx) =>
      tx.selectFrom('tenants').select('nombre').where('id', '=', sesion.tenantId).executeTakeFirstOrThrow(),
    );
    const enlace = enlaceDe(ajustes, request, 'activacion', token);
    const correo = await envios.enviar(token, mensajeDeInvitacion(usuario, nombre, enlace));
    return {
      response: usuarioId,
      usuario: await leerUno(sesion, usuarioId),
      correo,
      ...(envios.hayServidor ? {} : { enlace }),
    };
  };

  atender(app, equipoLista, async ({ sesion }) => ({
    response: await enTenant(base, sesion.tenantId, (tx) => leerEquipo(tx, sesion.tenantId)),
  }));

  atender(app, usuariosGuardar, async ({ sesion, cuerpo, request }) => {
    const id = cuerpo._id?.toLowerCase();
    if (!id) return enviar(sesion, request, await invitar(base, sesion, cuerpo));
    await modificarUsuario(base, sesion, id, cuerpo);
    return { response: id, usuario: await leerUno(sesion, id) };
  });

  atender(app, usuariosDelete, async ({ sesion, cuerpo }) => {
    await eliminarUsuario(base, sesion, cuerpo._id.toLowerCase());
    return { eliminado: true };
  });

  atender(app, usuariosReenviar, async ({ sesion, cuerpo, request }) =>
    enviar(sesion, request, await reinvitar(base, sesion, cuerpo._id.toLowerCase())),
  );
}
